export * from './quick-reply.endpoints.ts';
