import { isAddress } from '@jinshu/api';
import { sendTestMail, type TestedWay } from '../../../mail/outbox/index.ts';
import type { Deps } from '../../../platform/deps/index.ts';
import { type OperationAuthor, recordAction } from '../../../platform/operation/index.ts';
import { refused } from '../refuse.ts';
import { relayTarget } from './changeRelay.ts';

/** Sends a test mail to an address, and returns what the other server answered (BAK-91). */
export async function testRelay(deps: Deps, author: OperationAuthor, address: string): Promise<TestedWay> {
  if (!isAddress(address)) throw refused('address-invalid', { field: 'username' });
  const tested = await sendTestMail(deps, { from: author.name, to: address });
  if (!tested) throw refused('relay-missing');
  await deps.db.transaction().execute((tx) =>
    recordAction(tx, deps, author, {
      action: 'testOutgoingRelay',
      target: relayTarget,
      changes: [
        { field: 'address', after: address },
        { field: 'isAccepted', after: tested.isAccepted },
      ],
    }),
  );
  return tested;
}
