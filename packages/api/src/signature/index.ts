export * from './chooseSignature.ts';
export * from './signature.endpoints.ts';
