export { loadHome, loadMailbox, ReviewScreen } from './parts.ts';
