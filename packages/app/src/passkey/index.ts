export * from './passkey.ts';
