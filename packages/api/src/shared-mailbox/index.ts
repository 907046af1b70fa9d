export * from './shared-mailbox.endpoints.ts';
