export type { DrawingName } from './drawings.tsx';
export { EmptyState, type EmptyStateProps } from './EmptyState.tsx';
