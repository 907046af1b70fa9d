export * from './pushMachine.ts';
