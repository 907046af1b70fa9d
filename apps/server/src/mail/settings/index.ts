export { forgetWithdrawnSkin, selectProfile } from './settings.repository.ts';
