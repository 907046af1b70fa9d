export { api, loseSession, onSessionLost, onStepOwed } from './api.ts';
