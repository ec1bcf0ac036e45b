/** Where the drawing of a thing is served. */
export function pictureAddress(picture: string): string {
  return `/art/${picture}.svg`;
}
