export * from './smsNotice.endpoints.ts';
