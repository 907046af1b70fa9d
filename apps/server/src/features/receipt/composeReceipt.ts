import type { Address, Language } from '@jinshu/api';
import MimeNode from 'nodemailer/lib/mime-node';
import { newMessageId } from '../../mime/compose/index.ts';
import { dateField, isPrintableAscii, oneLine } from '../../mime/header/index.ts';

/** Read message, its reader, and the addresses that requested a receipt. */
export interface Receipt {
  reader: Address;
  askedBy: readonly string[];
  subject: string;
  /** Id of the read message, without angle brackets. */
  messageId: string;
  language: Language;
  domain: string;
  at: Date;
}

const words = {
  'zh-hans': {
    subject: '已读',
    colon: '：',
    text: (name: string, subject: string) => `${name} 已打开您的邮件“${subject}”。\n这不保证对方已读完或理解其内容。`,
    unasked: '发件人没有要求回执，因此未发送。',
  },
  'zh-tw': {
    subject: '已讀取',
    colon: '：',
    text: (name: string, subject: string) => `${name} 已開啟您的郵件「${subject}」。\n這不代表對方已讀完或理解其內容。`,
    unasked: '寄件者沒有要求讀取回條，因此未傳送。',
  },
  en: {
    subject: 'Read',
    colon: ': ',
    text: (name: string, subject: string) =>
      `${name} has opened your mail "${subject}".\nThis does not mean that all of it was read or understood.`,
    unasked: 'The sender did not ask for a receipt, so none was sent.',
  },
} as const satisfies Record<Language, object>;

/** Text shown to a user who presses the receipt button when the sender did not request a receipt. */
export const unaskedText = (language: Language): string => words[language].unasked;

/**
 * Composes a read receipt (RFC 8098), in the reader's language and in English, because the sender's language is unknown. It states that the
 * reader sent it manually: receipts are never sent automatically.
 */
export function composeReceipt({ reader, askedBy, subject, messageId, language, domain, at }: Receipt): Promise<Buffer> {
  const title = oneLine(subject).slice(0, 900);
  const name = oneLine(reader.name === '' ? reader.address : reader.name);
  const { subject: mark, colon } = words[language];
  const isPlain = isPrintableAscii(reader.address);
  const mail = new MimeNode('multipart/report; report-type=disposition-notification');
  mail.setHeader([
    { key: 'From', value: { name, address: reader.address } as never },
    { key: 'To', value: askedBy.join(', ') },
    { key: 'Subject', value: `${mark}${colon}${title}` },
    { key: 'Date', value: dateField(at) },
    { key: 'Message-ID', value: `<${newMessageId(domain)}>` },
    { key: 'In-Reply-To', value: `<${messageId}>` },
    { key: 'References', value: `<${messageId}>` },
    { key: 'Auto-Submitted', value: 'auto-replied' },
  ]);
  const texts = language === 'en' ? [words.en] : [words[language], words.en];
  mail.createChild('text/plain; charset=utf-8').setContent(`${texts.map(({ text }) => text(name, title)).join('\n\n')}\n`);
  mail
    .createChild(`message/${isPlain ? '' : 'global-'}disposition-notification`)
    .setContent(
      [
        `Reporting-UA: ${domain}; Jinshu`,
        `Final-Recipient: ${isPlain ? 'rfc822' : 'utf-8'}; ${oneLine(reader.address)}`,
        `Original-Message-ID: <${oneLine(messageId)}>`,
        'Disposition: manual-action/MDN-sent-manually; displayed',
        '',
      ].join('\r\n'),
    );
  return mail.build();
}
