export { type DeliveryFailure, deliver, deliverIn } from './deliver.ts';
export { type InboundServer, startSmtpServer } from './smtpServer.ts';
