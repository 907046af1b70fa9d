export * from './account/index.ts';
export * from './compose/index.ts';
export * from './lock/index.ts';
export * from './push/index.ts';
export * from './send/index.ts';
export * from './session/index.ts';
export * from './upload/index.ts';
