import fc from 'fast-check';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { deleteMessages, expungeMessages } from '../../mail/bulk/deleteMessages.ts';
import { moveMessages } from '../../mail/bulk/moveMessages.ts';
import { folderFaults, journalFaults, mailboxFaults } from '../../mail/check/check.repository.ts';
import { type OpenMailbox, openMailbox } from '../../testing/openMailbox.ts';
import { flagMessages } from './flagMessages.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let test: OpenMailbox;
beforeAll(async () => {
  test = await openMailbox();
});
afterAll(() => test.close());

const folder = fc.constantFrom('INBOX', 'Sent', 'Trash', 'Spam');
const uids = fc.oneof(fc.constant('all' as const), fc.uniqueArray(fc.integer({ min: 1, max: 12 }), { minLength: 1, maxLength: 6 }));
const step = fc.oneof(
  fc.record({ kind: fc.constant('arrive' as const) }),
  fc.record({ kind: fc.constant('seen' as const), folder, uids, action: fc.constantFrom('add' as const, 'remove' as const) }),
  fc.record({ kind: fc.constant('move' as const), folder, target: folder, uids }),
  fc.record({ kind: fc.constant('delete' as const), folder, uids }),
  fc.record({ kind: fc.constant('expunge' as const), folder, uids }),
);

it('TAG-02 keeps the counters equal to the counts, whatever is done in whichever order', async () => {
  const { deps, lin } = test;
  const { mailboxId, accountId } = lin;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 12 }), async (steps) => {
      // Two at a time: the order of the locks must hold as well.
      for (let at = 0; at < steps.length; at += 2) {
        await Promise.all(
          steps.slice(at, at + 2).map(async (one) => {
            if (one.kind === 'arrive') await test.arrive();
            else if (one.kind === 'seen') await flagMessages(deps, { mailboxId, accountId, ...one, flags: ['\\Seen', 'umail-cyan'] });
            else if (one.kind === 'move')
              await moveMessages(deps, { mailboxId, accountId, sourceFolder: one.folder, targetFolder: one.target, uids: one.uids });
            else await (one.kind === 'delete' ? deleteMessages : expungeMessages)(deps, { mailboxId, accountId, ...one });
          }),
        );
      }
      expect([...(await folderFaults(deps.db)), ...(await mailboxFaults(deps.db)), ...(await journalFaults(deps.db))]).toEqual([]);
    }),
    { numRuns: 25 },
  );
});
