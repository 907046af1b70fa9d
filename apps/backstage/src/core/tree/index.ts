export type { OrderedTree } from './OrderedTree.ts';
export { TreePanes } from './TreePanes.tsx';
