export { api, onSessionLost, setToken } from './api.ts';
