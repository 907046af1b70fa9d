export { noteBySms } from './noteBySms.ts';
export { countNotices } from './smsNotice.repository.ts';
export { smsText } from './smsText.ts';
