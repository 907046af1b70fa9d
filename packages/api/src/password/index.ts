export * from './checkPassword.ts';
export * from './password.endpoints.ts';
export * from './passwordRules.schema.ts';
