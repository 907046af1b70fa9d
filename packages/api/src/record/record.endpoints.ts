import { endpoint } from '../contract/endpoint.ts';
import { listOf } from '../contract/wire.ts';
import { loginRecordQuery, loginRecordSchema, mailRecordQuery, mailRecordSchema } from './record.schema.ts';

/** Records concern the past of a mailbox. Only its owner may see them. */
const access = { of: 'mailbox', needs: 'owner', permission: 'records' } as const;

/** Returns the logins of the account, newest first. */
export const listLoginRecords = endpoint({
  method: 'GET',
  path: '/center/login/',
  access,
  summary: 'Records of logins, newest first.',
  query: loginRecordQuery,
  response: listOf(loginRecordSchema),
});

const mailRecords = <const P extends `/center/${string}/`>(path: P, summary: string) =>
  endpoint({ method: 'GET', path, access, summary, query: mailRecordQuery, response: listOf(mailRecordSchema) });

/** Returns the sent messages, newest first. */
export const listSentRecords = mailRecords('/center/sendlog/', 'Records of sent mail, newest first.');
/** Returns the received messages, newest first. */
export const listReceivedRecords = mailRecords('/center/maillog/', 'Records of received mail, newest first.');
/** Returns the deleted messages, newest first. */
export const listDeletedRecords = mailRecords('/center/deletelog/', 'Records of deleted mail, newest first.');
