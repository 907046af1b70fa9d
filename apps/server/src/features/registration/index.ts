export * from './registration.repository.ts';
