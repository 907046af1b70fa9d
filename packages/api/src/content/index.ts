export * from './content.endpoints.ts';
export * from './languageTexts.ts';
