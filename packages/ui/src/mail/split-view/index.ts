export { SplitView, type SplitViewProps } from './SplitView.tsx';
export type { SplitPlacement } from './splitSizes.ts';
