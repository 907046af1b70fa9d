export { SignatureChoice, type SignatureChoiceHandle } from './SignatureChoice.tsx';
export { signatureListOptions } from './signature.queries.ts';
export { withSignature } from './withSignature.ts';
