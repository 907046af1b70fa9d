export { deliveryAttempts, httpRefusedClients, securityEvents, smtpMessages, smtpRefusedClients } from './metrics.ts';
export { countPush, pushCount } from './pushCount.ts';
