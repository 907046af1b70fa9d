import * as z from 'zod/mini';
import { askWeb } from '../../platform/network/index.ts';

const timeoutMs = 30_000;
const answerSchema = z.object({ action: z.string(), score: z.number(), required_score: z.optional(z.number()) });

/** Facts of a message beside its bytes, for the spam checker. */
export interface MailFacts {
  mailFrom: string;
  recipients: readonly string[];
  ip?: string | undefined;
  helo?: string | undefined;
}

const safe = (text: string) => text.replace(/[^\x21-\x7e]+/g, '').slice(0, 320);

/** Verdict of rspamd, and the score of the message. */
export interface SpamAnswer {
  verdict: 'clean' | 'spam' | 'reject';
  score: number;
}

const spamActions: ReadonlySet<string> = new Set(['add header', 'rewrite subject']);

/** Asks rspamd about a message (`/checkv2`). */
export async function askRspamd(
  address: string,
  raw: Buffer,
  { mailFrom, recipients, ip, helo }: MailFacts,
  trustedCa: string | null,
): Promise<SpamAnswer> {
  const { status, text } = await askWeb(new URL('checkv2', address.endsWith('/') ? address : `${address}/`), {
    method: 'POST',
    headers: {
      'content-type': 'application/octet-stream',
      'content-length': String(raw.length),
      from: safe(mailFrom),
      rcpt: recipients.slice(0, 100).map(safe),
      ...(ip !== undefined && { ip: safe(ip) }),
      ...(helo && { helo: safe(helo) }),
    },
    body: raw,
    timeoutMs,
    trustedCa,
  });
  if (status !== 200) throw new Error(`the spam checker answered ${status}`);
  const parsed = answerSchema.safeParse(parse(text));
  if (!parsed.success) throw new Error('the spam checker answered something else than a verdict');
  const { action, score } = parsed.data;
  return { verdict: action === 'reject' ? 'reject' : spamActions.has(action) ? 'spam' : 'clean', score };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
