export * from './isUserName.ts';
export * from './login.endpoints.ts';
export * from './login.schema.ts';
