export * from './newMailMachine.ts';
export * from './pushMachine.ts';
