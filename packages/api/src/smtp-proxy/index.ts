export * from './smtpProxy.endpoints.ts';
export * from './smtpProxy.schema.ts';
