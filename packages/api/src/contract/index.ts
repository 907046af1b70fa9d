export * from './access.ts';
export * from './endpoint.ts';
export * from './Problem.ts';
export * from './problemSentences.ts';
export * from './wire.ts';
