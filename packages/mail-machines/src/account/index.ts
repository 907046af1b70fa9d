export * from './accountMachine.ts';
export * from './mailTabs.ts';
