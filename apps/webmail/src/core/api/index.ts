export { api, onPasswordExpired } from './api.ts';
