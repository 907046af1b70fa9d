import type { BookNode } from './contacts.ts';

/** A visible line of the tree of a book. */
export interface BookItem {
  node: BookNode;
  /** From 1. */
  level: number;
  /** From 1, among its siblings. */
  position: number;
  setSize: number;
  /** `undefined` if there is nothing below it. */
  isExpanded: boolean | undefined;
  parentId: string | undefined;
}

/** Returns the visible lines of a tree, in their order. */
export function bookItems(nodes: readonly BookNode[], expanded: ReadonlySet<string>): BookItem[] {
  const draw = (siblings: readonly BookNode[], level: number, parentId: string | undefined): BookItem[] =>
    siblings.flatMap((node, index) => {
      const children = node.children ?? [];
      const isExpanded = children.length > 0 ? expanded.has(node.id) : undefined;
      const own = { node, level, position: index + 1, setSize: siblings.length, isExpanded, parentId };
      return [own, ...(isExpanded ? draw(children, level + 1, node.id) : [])];
    });
  return draw(nodes, 1, undefined);
}

/** Returns the ids from the top to a node, that one included. Empty if the tree doesn't have it. */
export function wayTo(nodes: readonly BookNode[], id: string | undefined): string[] {
  for (const node of nodes) {
    if (node.id === id) return [node.id];
    const below = wayTo(node.children ?? [], id);
    if (below.length > 0) return [node.id, ...below];
  }
  return [];
}
