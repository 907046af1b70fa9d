import { decodeText } from '../charset/index.ts';
import { fieldValue, type HeaderField, parseStructured } from '../header/index.ts';
import { decodeTransfer } from '../transfer-encoding/index.ts';
import { type Part, parseParts } from './parts.ts';

/** Result for one recipient in a report. */
export interface ReportedRecipient {
  address: string;
  /** failed, delayed, delivered, relayed or expanded (RFC 3464); `displayed` and its like for a read receipt (RFC 8098). */
  action: string;
  /** The enhanced status, such as 5.1.1; empty in read receipts. */
  status: string;
  /** Response of the other server. */
  diagnostic: string;
}

/** A delivery report or a read receipt. */
export interface MailReport {
  kind: 'delivery' | 'receipt';
  /** The message it tells of, without angle brackets; null when the report does not say. */
  messageId: string | null;
  recipients: ReportedRecipient[];
}

function allParts(part: Part, into: Part[] = []): Part[] {
  into.push(part);
  for (const child of part.children) allParts(child, into);
  return into;
}

const body = (raw: Buffer, part: Part) => decodeTransfer(raw.subarray(part.bodyStart, part.bodyEnd), part.encoding);

/** The groups of fields that the body of a status part is made of. */
function fieldGroups(text: string): HeaderField[][] {
  const groups: HeaderField[][] = [[]];
  for (const line of text.slice(0, 200_000).split(/\r?\n/)) {
    const group = groups.at(-1) as HeaderField[];
    const last = group.at(-1);
    if (line.trim() === '') {
      if (group.length > 0) groups.push([]);
    } else if (/^[ \t]/.test(line) && last) last.value += ` ${line.trim()}`;
    else {
      const colon = line.indexOf(':');
      if (colon > 0) group.push({ name: line.slice(0, colon).trim().toLowerCase(), value: line.slice(colon + 1).trim() });
    }
  }
  return groups.filter((group) => group.length > 0);
}

/** `rfc822; someone@example.org` without the type in front. */
const afterType = (value: string | undefined) => (value ?? '').replace(/^[^;]*;\s*/, '').trim();
const bareAddress = (value: string | undefined) => afterType(value).replace(/^<|>$/g, '').toLowerCase();
const bareId = (value: string | undefined) => /<([^<>\s]+)>/.exec(value ?? '')?.[1] ?? null;

function originalMessageId(raw: Buffer, parts: readonly Part[], groups: readonly HeaderField[][]): string | null {
  const named = groups.map((group) => bareId(fieldValue(group, 'original-message-id'))).find((id) => id !== null);
  if (named) return named;
  for (const part of parts) {
    const type = part.contentType.value;
    if (type !== 'message/rfc822' && type !== 'text/rfc822-headers' && type !== 'message/global' && type !== 'message/global-headers')
      continue;
    const id = bareId(fieldValue(parseParts(body(raw, part).subarray(0, 256 * 1024)).root.fields, 'message-id'));
    if (id) return id;
  }
  return null;
}

/** Reads a delivery report (RFC 3464) or a read receipt (RFC 8098); null when the message is neither. */
export function readReport(raw: Buffer): MailReport | null {
  const parts = allParts(parseParts(raw).root);
  const status = parts.find((part) => /^message\/(?:global-)?(?:delivery-status|disposition-notification)$/.test(part.contentType.value));
  if (!status) return null;
  const groups = fieldGroups(decodeText(body(raw, status), status.contentType.params.charset).replaceAll('\0', ''));
  const messageId = originalMessageId(raw, parts, groups);
  if (status.contentType.value.endsWith('disposition-notification')) {
    const group = groups.find((fields) => fieldValue(fields, 'disposition') !== undefined);
    if (!group) return null;
    const action = parseStructured(fieldValue(group, 'disposition') ?? '').params;
    const type = /;\s*([a-z]+)/i.exec(fieldValue(group, 'disposition') ?? '')?.[1]?.toLowerCase() ?? Object.keys(action)[0] ?? '';
    const address = bareAddress(fieldValue(group, 'final-recipient') ?? fieldValue(group, 'original-recipient'));
    return { kind: 'receipt', messageId, recipients: [{ address, action: type, status: '', diagnostic: '' }] };
  }
  const recipients = groups
    .filter((group) => fieldValue(group, 'action') !== undefined || fieldValue(group, 'status') !== undefined)
    .filter((group) => fieldValue(group, 'final-recipient') ?? fieldValue(group, 'original-recipient'))
    .map((group) => ({
      address: bareAddress(fieldValue(group, 'final-recipient') ?? fieldValue(group, 'original-recipient')),
      action: /[a-z]+/.exec((fieldValue(group, 'action') ?? '').toLowerCase())?.[0] ?? '',
      status: /\d\.\d{1,3}\.\d{1,3}/.exec(fieldValue(group, 'status') ?? '')?.[0] ?? '',
      diagnostic: afterType(fieldValue(group, 'diagnostic-code'))
        .slice(0, 500)
        .replace(/[\ud800-\udbff]$/, ''),
    }));
  return { kind: 'delivery', messageId, recipients };
}
