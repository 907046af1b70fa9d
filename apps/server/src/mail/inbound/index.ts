export { deliverIn } from './deliver.ts';
export { startSmtpServer } from './smtpServer.ts';
