export type { BlobAnswer } from './BlobAnswer.ts';
export { endpointName } from './endpointName.ts';
export { invalidInput } from './problems.ts';
export { recordRefusedOperators } from './recordRefusals.ts';
export { type Call, route } from './route.ts';
