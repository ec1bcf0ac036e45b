/** The measures of cards and tokens that the static picture has, too; its `measures.py` says what they are. */

import measures from "../../../questboard/picture/measures.json";

export const MEASURES = measures;
