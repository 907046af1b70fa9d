export { openSmtp, type SmtpLogin, smtpRefusal } from './openSmtp.ts';
export * from './smtpProxy.repository.ts';
