export { selectProfile } from './settings.repository.ts';
