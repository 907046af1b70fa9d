export * from './senderRule.endpoints.ts';
