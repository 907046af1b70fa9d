/** A node of an ordered tree. The nodes come in the order of the tree, siblings in their order. */
export interface OrderNode {
  id: number;
  name: string;
  parentId: number | null;
}

/** A place in the tree: below a parent, before a sibling or, for `null`, last. */
export interface OrderPlace {
  parentId: number | null;
  beforeId: number | null;
}

const siblingsOf = <T extends OrderNode>(nodes: readonly T[], parentId: number | null, without?: number) =>
  nodes.filter((node) => node.parentId === parentId && node.id !== without);

/** Returns whether a node is another one or below it. */
export function isWithin(nodes: readonly OrderNode[], id: number | null, ancestorId: number): boolean {
  for (let at = id; at !== null; at = nodes.find((node) => node.id === at)?.parentId ?? null) if (at === ancestorId) return true;
  return false;
}

/** Returns where Alt and an arrow key move a node; `undefined` if they don't move it. */
export function placeByKey(nodes: readonly OrderNode[], id: number, key: string): OrderPlace | undefined {
  const node = nodes.find((one) => one.id === id);
  if (!node) return undefined;
  const siblings = siblingsOf(nodes, node.parentId);
  const index = siblings.findIndex((one) => one.id === id);
  const [before, after] = [siblings[index - 1], siblings[index + 1]];
  const parent = nodes.find((one) => one.id === node.parentId);
  if (key === 'ArrowUp') return before && { parentId: node.parentId, beforeId: before.id };
  if (key === 'ArrowDown') return after && { parentId: node.parentId, beforeId: siblings[index + 2]?.id ?? null };
  if (key === 'ArrowRight') return before && { parentId: before.id, beforeId: null };
  if (key !== 'ArrowLeft' || !parent) return undefined;
  const uncles = siblingsOf(nodes, parent.parentId);
  return { parentId: parent.parentId, beforeId: uncles[uncles.findIndex((one) => one.id === parent.id) + 1]?.id ?? null };
}

/** Returns where a drop moves a node; `undefined` if it can't be there. */
export function placeByDrop(
  nodes: readonly OrderNode[],
  id: number,
  target: { id: number; position: 'on' | 'before' | 'after' },
): OrderPlace | undefined {
  const onto = nodes.find((one) => one.id === target.id);
  if (!onto || isWithin(nodes, target.id, id)) return undefined;
  if (target.position === 'on') return { parentId: onto.id, beforeId: null };
  const siblings = siblingsOf(nodes, onto.parentId, id);
  const index = siblings.findIndex((one) => one.id === onto.id) + (target.position === 'after' ? 1 : 0);
  return { parentId: onto.parentId, beforeId: siblings[index]?.id ?? null };
}
