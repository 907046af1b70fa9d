export { MailSystemPlace } from './MailSystemPlace.tsx';
