import { lazyPart } from '../../core/language/index.ts';

// Parts that load when they are first shown.
export const RecallFlow = lazyPart(async () => (await import('./RecallFlow.tsx')).RecallFlow);
