export * from './sendKnown.ts';
