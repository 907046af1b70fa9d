export { NewMails } from './NewMails.tsx';
export { SecurityReminder } from './SecurityReminder.tsx';
