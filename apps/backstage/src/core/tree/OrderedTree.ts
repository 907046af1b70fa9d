import type { OrderPlace } from '@jinshu/ui/back-stage';
import type { queryOptions } from '@tanstack/react-query';
import type { MessageDescriptor } from 'react-intl';

/** A department or category. The list is in the order of the tree. */
export interface TreeNode {
  id: number;
  name: string;
  parentId: number | null;
  version: number;
}

/** Strings of a tree. */
export type TreeWords = Readonly<
  Record<
    | 'title'
    | 'hint'
    | 'add'
    | 'addBelow'
    | 'delete'
    | 'name'
    | 'nameRequired'
    | 'newTitle'
    | 'create'
    | 'cancel'
    | 'saved'
    | 'moved'
    | 'deleteTitle'
    | 'deleteHelp'
    | 'deleteEmpty'
    | 'target'
    | 'targetRequired'
    | 'none',
    MessageDescriptor
  >
>;

/** Calls, strings and numbers of one kind of tree. */
export interface OrderedTree<Node extends TreeNode> {
  options: ReturnType<typeof queryOptions<Node[], Error, Node[], string[]>>;
  create: (body: { name: string; parentId: number | null }) => Promise<{ id: number }>;
  change: (id: number, body: { version: number; name?: string; place?: OrderPlace }) => Promise<unknown>;
  remove: (id: number, targetId: number | undefined) => Promise<unknown>;
  /** Reason of the refusal of a name that a sibling has. */
  nameTaken: string;
  /** Numbers of what is directly in a node, and in it with all below. */
  countsOf: (node: Node) => { own: number; all: number };
  /** Address of the page of a node. */
  addressOf: (id: number) => string;
  words: TreeWords;
}
