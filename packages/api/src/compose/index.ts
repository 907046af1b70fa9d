export * from './mentionsAttachment.ts';
