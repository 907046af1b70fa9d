export type { BlobAnswer } from './BlobAnswer.ts';
export { endpointName } from './endpointName.ts';
export { invalidInput } from './problems.ts';
export type { UploadedFile } from './readForm.ts';
export { recordRefusedOperators } from './recordRefusals.ts';
export { route } from './route.ts';
