export * from './sessionMachine.ts';
