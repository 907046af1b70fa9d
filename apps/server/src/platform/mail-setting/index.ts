export { deleteMailSetting, type MailSetting, selectMailSetting, upsertMailSetting } from './mailSetting.repository.ts';
