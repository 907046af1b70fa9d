export * from './skin.schema.ts';
