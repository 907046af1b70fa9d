export { forgetWithdrawnSkin } from './settings.repository.ts';
