import {
  type CallOutput,
  contactLimits,
  type ImportOutcome,
  type ImportRow,
  type importContacts as importEndpoint,
  maximumReportedRows,
} from '@jinshu/api';
import { lockMailbox, recordChange } from '../../platform/change/index.ts';
import type { Tx } from '../../platform/db/index.ts';
import type { Deps } from '../../platform/deps/index.ts';
import { requireGroups } from './changeBook.ts';
import { toValues } from './contactRow.ts';
import { givenContact } from './givenContact.ts';
import { ensureGroups, insertMembers } from './group.repository.ts';
import { type Judged, judge } from './judgeImport.ts';
import { countContacts, insertPersonal, selectByAddress, updatePersonal } from './personal.repository.ts';
import type { ContactRecords } from './readContactFile.ts';
import { slicesOf } from './slicesOf.ts';

/** File to import, and how to treat its rows. */
export interface ImportContacts {
  mailboxId: number;
  file: ContactRecords;
  isDryRun: boolean;
  updatesExisting: boolean;
  groupId?: number | undefined;
}

type Answer = CallOutput<typeof importEndpoint>;

/** Rows at once. Between two slices other requests are answered, and other windows can change the book. */
const atOnce = 200;

/** Writes what a slice becomes. */
async function write(tx: Tx, { mailboxId, groupId }: ImportContacts, judged: readonly Judged[], at: Date): Promise<void> {
  const added = judged.filter(({ outcome }) => outcome === 'added');
  const changed = judged.filter(({ outcome }) => outcome === 'changed');
  const made = await insertPersonal(
    tx,
    mailboxId,
    added.map(({ fields }) => toValues(fields)),
    at,
  );
  await updatePersonal(
    tx,
    mailboxId,
    changed.map(({ known, becomes }) => ({ id: known?.id ?? 0, ...toValues(becomes) })),
  );
  const taken = judged.filter(({ outcome, known }) => outcome === 'added' || outcome === 'changed' || (known && groupId));
  const ids = new Map(made.map(({ id, address }) => [address.toLowerCase(), id]));
  const idOf = ({ known, fields }: Judged) => known?.id ?? ids.get(fields.address.toLowerCase()) ?? 0;
  const groups = await ensureGroups(tx, mailboxId, [...new Set(taken.flatMap((one) => one.groups))]);
  if (groupId) await insertMembers(tx, mailboxId, { contactIds: taken.map(idOf), groupIds: [groupId] });
  for (const [name, id] of groups) {
    const within = taken.filter((one) => one.groups.some((group) => group.toLowerCase() === name));
    await insertMembers(tx, mailboxId, { contactIds: within.map(idOf), groupIds: [id] });
  }
}

/**
 * Imports contacts from a file (CON-33, CON-52) and says what each row became; a dry run changes nothing. The rows go in by slices, each in
 * a transaction of its own: an import that breaks off has added whole contacts, and the same file again adds the rest.
 */
export async function importContacts({ db, now }: Pick<Deps, 'db' | 'now'>, input: ImportContacts): Promise<Answer> {
  const { mailboxId, file, isDryRun, updatesExisting, groupId } = input;
  await db.transaction().execute((tx) => requireGroups(tx, mailboxId, groupId ? [groupId] : []));
  const counts: Record<ImportOutcome, number> = { added: 0, changed: 0, same: 0, refused: 0 };
  const reported: ImportRow[] = [];
  const refused: ImportRow[] = [];
  const headings = new Map(file.columns.map(({ heading, field }) => [field, heading]));
  const seen = new Set<string>();
  let added = 0;
  try {
    for (const slice of slicesOf(file.records, atOnce)) {
      const rows = slice.map(({ row, record }) => ({ row, ...givenContact(record) }));
      const judged = await db.transaction().execute(async (tx) => {
        if (!isDryRun) await lockMailbox(tx, mailboxId);
        const addresses = rows.flatMap(({ fields, reason }) => (reason === null ? [fields.address] : []));
        const known = new Map((await selectByAddress(tx, mailboxId, addresses)).map((one) => [one.address.toLowerCase(), one]));
        const room = contactLimits.contacts - (await countContacts(tx, mailboxId)) - (isDryRun ? added : 0);
        const found = judge(rows, { known, seen, room, updatesExisting });
        if (!isDryRun) await write(tx, input, found, now());
        return found;
      });
      for (const { row, outcome, fields, reason, ignored } of judged) {
        counts[outcome] += 1;
        const list = outcome === 'refused' ? refused : reported;
        if (list.length < maximumReportedRows)
          list.push({
            row,
            outcome,
            address: fields.address,
            name: fields.name,
            reason,
            ignored: ignored.map((field) => headings.get(field) ?? field),
          });
      }
      added = counts.added;
    }
  } finally {
    if (!isDryRun) await db.transaction().execute((tx) => recordChange(tx, mailboxId, { type: 'contact.changed' }));
  }
  return {
    count: counts.added,
    changedCount: counts.changed,
    sameCount: counts.same,
    refusedCount: counts.refused,
    columns: file.columns,
    results: [...refused, ...reported].slice(0, maximumReportedRows),
  };
}
