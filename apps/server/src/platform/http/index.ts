export { isSameOrigin } from './auth.ts';
export { type BlobAnswer, contentDisposition, parseRange, sendBlob } from './BlobAnswer.ts';
export { endpointName } from './endpointName.ts';
export { plainName } from './plainName.ts';
export { invalidInput, sendNotFound, sendProblem } from './problems.ts';
export type { UploadedFile } from './readForm.ts';
export { recordRefusedOperators } from './recordRefusals.ts';
export { route } from './route.ts';
export { untilGone } from './untilGone.ts';
