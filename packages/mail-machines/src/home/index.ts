export * from './homeMachine.ts';
