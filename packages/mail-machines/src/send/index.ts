export * from './sendMachine.ts';
