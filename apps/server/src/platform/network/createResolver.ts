import { Resolver } from 'node:dns/promises';

/** Resolves with the DNS records of a name. Rejects with an error that has a `code` of `node:dns`. */
export type Resolve = (name: string, type: string) => Promise<string[][] | string[]>;

const limits = { timeoutMs: 2_000, tries: 2, cacheMs: 60_000, cached: 2_000 };
/** Whether an error means that the record does not exist, and not that the lookup failed. */
const isAnswer = (error: unknown) => ['ENOTFOUND', 'ENODATA', 'EBADNAME'].includes((error as NodeJS.ErrnoException).code ?? '');

/** Caches answers for a minute, because messages of one sender arrive together. Failed lookups are not cached. */
export function rememberAnswers(resolve: Resolve, { now = Date.now }: { now?: () => number } = {}): Resolve {
  const answers = new Map<string, { until: number; answer: ReturnType<Resolve> }>();
  return (name, type) => {
    const key = `${type} ${name.toLowerCase()}`;
    const known = answers.get(key);
    if (known && known.until > now()) return known.answer;
    answers.delete(key);
    const answer = resolve(name, type);
    answers.set(key, { until: now() + limits.cacheMs, answer });
    answer.catch((error: unknown) => {
      if (!isAnswer(error) && answers.get(key)?.answer === answer) answers.delete(key);
    });
    const [oldest] = answers.keys();
    if (answers.size > limits.cached && oldest !== undefined) answers.delete(oldest);
    return answer;
  };
}

/** Asks the name servers of this machine. */
export function createResolver(): Resolve {
  const resolver = new Resolver({ timeout: limits.timeoutMs, tries: limits.tries });
  return rememberAnswers((name, type) => resolver.resolve(name, type) as ReturnType<Resolve>);
}

const timedOut = () => Object.assign(new Error('The name servers took too long.'), { code: 'ETIMEOUT' });

/** Limits the time and the number of DNS lookups per message, whatever its header asks for. */
export function withinLimits(resolve: Resolve, { timeoutMs, questions }: { timeoutMs: number; questions: number }): Resolve {
  const signal = AbortSignal.timeout(timeoutMs);
  const late = new Promise<never>((_resolve, reject) => signal.addEventListener('abort', () => reject(timedOut()), { once: true }));
  late.catch(() => undefined);
  let left = questions;
  return async (name, type) => {
    left -= 1;
    if (left < 0 || signal.aborted) throw timedOut();
    return Promise.race([resolve(name, type), late]);
  };
}
