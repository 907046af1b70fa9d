import { arrivalTrace } from '../../mime/header/index.ts';
import { parseParts } from '../../mime/structure/index.ts';
import type { ArrivingMail } from './planAutomaticMail.ts';

/** Maximum number of header bytes to read. */
const mostHeader = 256 * 1024;

/** Returns the servers and mailboxes that a message has passed. */
export function traceOf({ skeleton }: ArrivingMail['prepared']) {
  const head = skeleton.subarray(0, mostHeader);
  const end = head.indexOf('\r\n\r\n');
  return arrivalTrace(parseParts(end < 0 ? head : head.subarray(0, end + 4)).root.fields);
}
