/** The scene after a patch: everything that stays as it is is the very same node as before.

    It does what `patched` in questboard/scene_patch.py does, and bears with ids that are not there: a scene that
    has missed something is put right by the next whole one. */

import type { Node, Patch, Placed, Scene } from "./protocol";

/** The scene after a patch, without a question. */
export function applyPatch(scene: Scene, patch: Patch | null | undefined): Scene {
  const { prompt: _, ...after } = scene;
  if (!patch) return after;
  const change: Change = {
    removed: new Set(patch.removed),
    altered: new Map((patch.altered ?? []).map((node) => [node.id, node])),
    placed: byParent(patch.placed ?? []),
  };
  return {
    ...after,
    status: patch.status ?? scene.status,
    course: patch.course ?? scene.course,
    pad: patch.pad ?? scene.pad,
    nodes: changed("", scene.nodes, change),
  };
}

interface Change {
  removed: ReadonlySet<string>;
  altered: ReadonlyMap<string, Node>;
  placed: ReadonlyMap<string, readonly Placed[]>;
}

/** What lies on a node after a change; the same list if it hasn't changed. */
function changed(parent: string, nodes: Node[], change: Change): Node[] {
  const after: Node[] = [];
  for (const node of nodes) {
    if (!change.removed.has(node.id)) after.push(changedNode(node, change));
  }
  for (const { index, node } of change.placed.get(parent) ?? []) after.splice(index, 0, node);
  const same = after.length === nodes.length && after.every((node, index) => node === nodes[index]);
  return same ? nodes : after;
}

function changedNode(node: Node, change: Change): Node {
  const children = changed(node.id, node.children ?? NOTHING, change);
  const look = change.altered.get(node.id);
  if (!look && children === (node.children ?? NOTHING)) return node;
  const { children: _, ...bare } = look ?? node;
  return children.length ? { ...bare, children } : bare;
}

const NOTHING: Node[] = [];

function byParent(placed: readonly Placed[]): Map<string, Placed[]> {
  const found = new Map<string, Placed[]>();
  for (const each of placed) {
    const here = found.get(each.parent);
    if (here) here.push(each);
    else found.set(each.parent, [each]);
  }
  return found;
}
