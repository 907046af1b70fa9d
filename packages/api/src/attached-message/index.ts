export * from './attachedMessage.endpoints.ts';
export * from './sid.ts';
