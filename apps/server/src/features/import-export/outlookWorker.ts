import { createRequire } from 'node:module';
import { parentPort, workerData } from 'node:worker_threads';
import type { OutlookMail } from './outlookMail.ts';

// Its types promise an ES module, which it is not.
const { default: MsgReader } = createRequire(import.meta.url)('@kenjiuno/msgreader') as typeof import('@kenjiuno/msgreader');

type Fields = ReturnType<InstanceType<typeof MsgReader>['getFileData']>;

const utf8Page = 65_001;
const smtp = (...found: (string | undefined)[]): string => found.find((address) => address?.includes('@')) ?? '';

/** Texts that don't declare an encoding use the writer's code page, which the file contains. */
function open(bytes: ArrayBuffer): { reader: InstanceType<typeof MsgReader>; fields: Fields } {
  const reader = new MsgReader(bytes);
  const fields = reader.getFileData();
  const page = fields.messageCodepage ?? fields.internetCodepage;
  if (page === undefined || page === utf8Page) return { reader, fields };
  const again = new MsgReader(bytes);
  again.parserConfig = { ansiEncoding: `cp${page}` };
  return { reader: again, fields: again.getFileData() };
}

function read(bytes: ArrayBuffer): OutlookMail {
  const { reader, fields } = open(bytes);
  const isEmpty = [fields.subject, fields.body, fields.html, fields.bodyHtml, fields.headers, fields.recipients].every(
    (found) => !found?.length,
  );
  if (fields.error !== undefined || fields.dataType !== 'msg' || isEmpty) throw new Error('this is no Outlook mail');
  const people = (kind: string) =>
    (fields.recipients ?? [])
      .filter(({ recipType = 'to' }) => recipType === kind)
      .map(({ name = '', email, smtpAddress }) => ({ name, address: smtp(smtpAddress, email) }));
  return {
    subject: fields.subject ?? '',
    from: {
      name: fields.senderName ?? '',
      address: smtp(fields.senderSmtpAddress, fields.senderEmail, fields.sentRepresentingSmtpAddress, fields.creatorSMTPAddress),
    },
    to: people('to'),
    cc: people('cc'),
    sentAt: fields.clientSubmitTime ?? fields.messageDeliveryTime ?? fields.creationTime,
    text: fields.body ?? '',
    html: fields.html ?? fields.bodyHtml,
    codePage: fields.internetCodepage,
    messageId: fields.messageId ?? /^message-id:\s*(<[^>\s]+>)/im.exec(fields.headers ?? '')?.[1],
    files: (fields.attachments ?? []).map((attachment) => ({
      ...reader.getAttachment(attachment),
      type: attachment.attachMimeTag,
      contentId: attachment.pidContentId,
    })),
  };
}

parentPort?.postMessage(read((workerData as { bytes: ArrayBuffer }).bytes));
