import { createHash } from 'node:crypto';
import { composeMessage } from '../mime/compose/composeMessage.ts';
import { type PreparedMessage, prepareMessage } from '../mime/reading/prepareMessage.ts';
import type { DemoMail } from './DemoMail.ts';
import { type Colleague, colleagues, outsiders, type Party, type PartyKey } from './organisation.ts';
import { plainText, renderBulletin, renderLetter, renderText } from './renderText.ts';

/** Sent message of the demo. */
export interface WrittenMail {
  mail: DemoMail;
  date: Date;
  messageId: string;
  prepared: PreparedMessage;
}

/** Returns the colleague with this key, or undefined for an external person. */
export const colleagueOf = (key: PartyKey): Colleague | undefined =>
  key in colleagues ? colleagues[key as keyof typeof colleagues] : undefined;

/** Returns the name and full address of a person. */
export function partyOf(key: PartyKey, domain: string): Party {
  const colleague = colleagueOf(key);
  if (colleague) return { name: colleague.name, address: `${colleague.address}@${domain}` };
  return outsiders[key as keyof typeof outsiders];
}

const colors = ['#8c2f23', '#245c73', '#4b4a8c', '#2f6b4f', '#8a5a1d', '#3a6ea5'];
const numberOf = (text: string) => createHash('sha256').update(text).digest().readUInt32BE(0);

const identity = ({ from, subject, day, time }: DemoMail) => createHash('sha256').update(`${from}|${subject}|${day}|${time}`).digest('hex');

/** Returns the id of a message, identical in every demo. */
export const messageIdOf = (mail: DemoMail, domain: string): string =>
  `${identity(mail).slice(0, 24)}@${partyOf(mail.from, domain).address.split('@')[1]}`;

/** The id of its submission: a UUID made of the same. */
export const submissionIdOf = (mail: DemoMail): string => {
  const hex = identity(mail);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
};

function bodies(mail: DemoMail, times: ReadonlyMap<DemoMail, Date>, domain: string): { html?: string; text?: string } {
  const sender = partyOf(mail.from, domain);
  const { answers } = mail;
  const signature = colleagueOf(mail.from)?.signature ?? sender.name;
  if (mail.look === 'bulletin') {
    const color = colors[numberOf(mail.from) % colors.length] ?? '#3a6ea5';
    return {
      html: renderBulletin({
        title: mail.subject,
        sender: sender.name,
        text: mail.text,
        color,
        domain: sender.address.split('@')[1] ?? '',
      }),
    };
  }
  const head =
    answers &&
    `${times.get(answers)?.toISOString().slice(0, 16).replace('T', ' ')} ${partyOf(answers.from, domain).name} <${partyOf(answers.from, domain).address}>:`;
  if (mail.look === 'plain') {
    const quoted = answers ? `\n\n${head}\n${plainText(answers.text).replace(/^/gm, '> ')}` : '';
    return { text: `${plainText(mail.text)}\n\n-- \n${signature}${quoted}\n` };
  }
  // Pictures of an earlier mail are not sent again with the answer.
  const earlier = answers?.text.replace(/^!\[.*\]\(.+\)$/gm, '').replace(/\n{3,}/g, '\n\n');
  return {
    html: renderLetter({
      text: mail.text,
      signature,
      quoted: earlier === undefined ? undefined : { head: head ?? '', html: renderText(earlier) },
    }),
  };
}

/** Composes the bytes of a message and parses them as incoming mail is parsed. */
export async function writeMail(mail: DemoMail, times: ReadonlyMap<DemoMail, Date>, domain: string): Promise<WrittenMail> {
  const date = times.get(mail) as Date;
  const references: string[] = [];
  for (let before = mail.answers; before; before = before.answers) references.unshift(messageIdOf(before, domain));
  const parties = (keys: readonly PartyKey[] = []) => keys.map((key) => partyOf(key, domain));
  const { refused } = mail;
  const [from, to] = [partyOf(mail.from, domain), parties(mail.to)];
  const { raw, messageId } = await composeMessage({
    from,
    to,
    cc: [...parties(mail.cc), ...(refused ? [{ name: refused.name, address: refused.address }] : [])],
    subject: mail.subject,
    ...bodies(mail, times, domain),
    attachments: await Promise.all(
      (mail.files ?? []).map(async ({ name, type, make, contentId }) => ({
        name,
        type,
        content: await make({ from, to, date }),
        contentId,
      })),
    ),
    isUrgent: mail.isUrgent,
    wantsReceipt: mail.wantsReceipt,
    inReplyTo: references.at(-1),
    references,
    messageId: messageIdOf(mail, domain),
    domain,
    date,
    ...(mail.look === 'bulletin' && {
      headers: { 'List-Unsubscribe': `<https://${partyOf(mail.from, domain).address.split('@')[1]}/unsubscribe>` },
    }),
  });
  return { mail, date, messageId, prepared: prepareMessage(raw) };
}
