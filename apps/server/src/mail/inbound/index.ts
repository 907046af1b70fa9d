export { deliver, deliverIn } from './deliver.ts';
export { startSmtpServer } from './smtpServer.ts';
