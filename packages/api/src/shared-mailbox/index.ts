export * from './share.endpoints.ts';
export * from './shared-mailbox.endpoints.ts';
