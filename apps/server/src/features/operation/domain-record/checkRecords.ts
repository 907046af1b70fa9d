import { Problem } from '@jinshu/api';
import { noteKeyFound, selectKeys } from '../../../mail/dkim/index.ts';
import type { Tx } from '../../../platform/db/index.ts';
import type { Deps } from '../../../platform/deps/index.ts';
import { type OperationAuthor, recordAction } from '../../../platform/operation/index.ts';
import { type FoundRecord, hasDomain, upsertDomainCheck } from './domainRecord.repository.ts';
import type { ExpectedRecord } from './expectedRecords.ts';
import { recordsOf } from './readRecords.ts';

type CheckDeps = Pick<Deps, 'db' | 'config' | 'now' | 'resolve'>;

/** Errors that say that there is no such record; others say nothing about it. */
const absent = new Set(['ENODATA', 'ENOTFOUND']);
/** Longest answer that is kept, and their largest number. */
const kept = { characters: 1_000, records: 20 };

const textOf = (record: unknown): string => {
  if (Array.isArray(record)) return record.join('');
  if (typeof record === 'string') return record;
  const { priority, exchange } = record as { priority: number; exchange: string };
  return `${priority} ${exchange}`;
};

async function find({ resolve }: CheckDeps, { kind, name, type, judge }: ExpectedRecord): Promise<FoundRecord> {
  try {
    const answers = ((await resolve(name, type)) as unknown[]).map(textOf);
    // Other services keep texts at the name of the domain too.
    const own = kind === 'spf' ? answers.filter((text) => /^v=spf1/i.test(text)) : answers;
    const found = own.slice(0, kept.records).map((text) => text.slice(0, kept.characters));
    return { kind, name, type, found, state: own.length === 0 ? 'missing' : judge(own) };
  } catch (error) {
    const state = absent.has((error as NodeJS.ErrnoException).code ?? '') ? 'missing' : 'unknown';
    return { kind, name, type, found: [], state };
  }
}

/** Lets a waiting key sign whose record was found (BAK-92). */
async function noteKeys(tx: Tx, domain: string, records: readonly FoundRecord[], at: Date): Promise<void> {
  for (const { id, selector, foundAt } of await selectKeys(tx, domain)) {
    const name = `${selector}._domainkey.${domain}`;
    if (foundAt === null && records.some((record) => record.name === name && record.state === 'good'))
      await noteKeyFound(tx, { id, domain, at });
  }
}

/** Checks the DNS records of a domain (BAK-93). Without an author it is the daily check. */
export async function checkRecords(deps: CheckDeps, domain: string, author?: OperationAuthor): Promise<void> {
  const expected = await recordsOf(deps, domain);
  const records = await Promise.all(expected.map((record) => find(deps, record)));
  const at = deps.now();
  await deps.db.transaction().execute(async (tx) => {
    if (!(await hasDomain(tx, domain))) {
      if (author) throw new Problem('not-found');
      return;
    }
    await upsertDomainCheck(tx, domain, { checkedAt: at, records });
    await noteKeys(tx, domain, records, at);
    if (author)
      await recordAction(tx, deps, author, {
        action: 'checkDomainRecords',
        target: { kind: 'domain', id: domain, name: domain },
        changes: records.map(({ kind, state }) => ({ field: kind, after: state })),
      });
  });
}
