import { createHash } from 'node:crypto';
import { packLetter } from '../features/sealed-letter/letter.ts';
import { headText } from '../features/sealed-letter/letterWords.ts';
import { headLexemes } from '../mail/sealed-letter/headLexemes.ts';
import { seal } from '../mail/sealed-letter/seal.ts';
import type { NewSealedLetter } from '../mail/sealed-letter/sealedLetter.repository.ts';
import { composeMessage } from '../mime/compose/composeMessage.ts';
import { type PreparedMessage, prepareMessage } from '../mime/reading/prepareMessage.ts';
import { type ColleagueKey, colleagues } from './organisation.ts';
import { renderLetter } from './renderText.ts';
import { partyOf } from './writeMail.ts';

interface SealedMail {
  from: ColleagueKey;
  subject: string;
  text: string;
  /** Days before today. */
  day: number;
  /** View password. Without one, the message burns after reading. */
  password?: string;
}

/**
 * Sealed messages that Lin Yue received. The subject of the first one contains its password, because a demo has no other way to share it.
 */
const sealedMails: readonly SealedMail[] = [
  {
    from: 'zhou',
    subject: '青鸾二期预算明细（查看密码 Js2026）',
    day: 1,
    password: 'Js2026',
    text: '林老师：\n\n按您说的，明细加了密码再发。\n\n| 项目 | 金额（元） |\n| 标注与校对 | 186,000 |\n| 算力租用 | 92,400 |\n| 会议与差旅 | 31,500 |\n\n请您核对，周五前确认即可。',
  },
  {
    from: 'chen',
    subject: '测试服务器的临时口令（阅后即焚，可读三次）',
    day: 2,
    text: '林老师：\n\n临时口令是 bamboo-4172，下周一换新。\n\n这封信读过三次，或者到了销毁日期，就不在了。',
  },
];

const burnLimit = 3;
const day = 86_400_000;

/** Message with sealed content, ready to be stored. */
export interface WrittenSealedMail {
  from: ColleagueKey;
  subject: string;
  at: Date;
  messageId: string;
  submissionId: string;
  letter: NewSealedLetter;
  prepared: PreparedMessage;
  lexemes: string[];
}

const uuidOf = (text: string) => {
  const hex = createHash('sha256').update(text).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
};

/** Creates the password-protected and burn-after-reading messages as sending them would. */
export const writeSealedMails = (domain: string, now: Date): Promise<WrittenSealedMail[]> =>
  Promise.all(
    sealedMails.map(async ({ from, subject, text, password, day: ago }) => {
      const at = new Date(now.getTime() - ago * day - 5_400_000);
      const id = uuidOf(`letter ${subject}`);
      const messageId = `${id.slice(0, 8)}.sealed@${domain}`;
      const html = renderLetter({ text, signature: colleagues[from].signature, quoted: undefined });
      const plain = await packLetter({ html, text: '', files: [] }, domain);
      const burnDay = new Date(now.getTime() + 14 * day);
      burnDay.setHours(0, 0, 0, 0);
      const isBurn = password === undefined;
      const { raw } = await composeMessage({
        from: partyOf(from, domain),
        to: [partyOf('lin', domain)],
        cc: [],
        subject,
        text: headText(isBurn ? 'burn' : 'password'),
        messageId,
        domain,
        date: at,
      });
      const prepared = prepareMessage(raw);
      return {
        from,
        subject,
        at,
        messageId,
        submissionId: uuidOf(`submission ${subject}`),
        letter: {
          id,
          sealed: await seal(plain, id, password),
          size: plain.length,
          hasAttachment: false,
          burnLimit: isBurn ? burnLimit : null,
          burnAt: isBurn ? burnDay : null,
          burnDay: isBurn ? burnDay.toISOString() : '',
        },
        prepared,
        lexemes: headLexemes(prepared),
      };
    }),
  );
