export { createResolver, type Resolve, rememberAnswers, withinLimits } from './createResolver.ts';
