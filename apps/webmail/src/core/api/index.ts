export { api, onStepOwed } from './api.ts';
