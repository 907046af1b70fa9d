import { type Draft, endOfValidity, type OnlineLink, type Validity } from '@jinshu/api';
import { refuseExecutables } from '../../mail/attachment/index.ts';
import { type StoredLink, upsertLink } from '../../mail/online-link/index.ts';
import { lockMailbox } from '../../platform/change/index.ts';
import type { Tx } from '../../platform/db/index.ts';
import type { Deps } from '../../platform/deps/index.ts';
import { type FormFile, filesOf } from '../draft-file/index.ts';
import { allowedValidity, refuseValidity } from './allowedValidity.ts';

/** The address of a link. */
export const urlOf = ({ config }: Pick<Deps, 'config'>, token: string): string =>
  `${config.publicUrl}/api/mail/attach/download/?token=${token}`;

const toOnlineLink = (deps: Pick<Deps, 'config'>, { name, size, token, expiresAt }: StoredLink): OnlineLink => ({
  name,
  size,
  url: urlOf(deps, token),
  expiresAt: expiresAt?.toISOString() ?? null,
});

/** Makes links of files inside an open transaction whose mailbox is locked; a file that has one keeps it (ATT-32). */
export async function linkFiles(
  deps: Pick<Deps, 'config' | 'now'>,
  tx: Tx,
  { mailboxId, accountId }: { mailboxId: number; accountId: number },
  files: readonly FormFile[],
): Promise<OnlineLink[]> {
  const at = deps.now();
  const links: OnlineLink[] = [];
  for (const { target, name, size, validity: chosen } of files) {
    const expiresAt = endOfValidity(at, await allowedValidity(tx, accountId, chosen));
    const link = await upsertLink(tx, { mailboxId, target, name, size, expiresAt, at });
    links.push(toOnlineLink(deps, link));
  }
  return links;
}

interface ConvertInput {
  mailboxId: number;
  accountId: number;
  /** The ids of the three lists. */
  ids: Record<'attachments' | 'netAttachments' | 'companyAttachments', readonly number[]>;
  /** @default the policy `link_validity` */
  validity: Validity | undefined;
}

const toRefs = (ids: readonly number[], validity: Validity | undefined): Draft['attachments'] =>
  ids.map((id) => ({ id, isOnline: true, validity }));

/** Makes links of files of all three kinds, in the order of the lists (ATT-32). */
export async function convertToLinks(deps: Deps, { mailboxId, accountId, ids, validity }: ConvertInput): Promise<OnlineLink[]> {
  if (validity !== undefined) await refuseValidity(deps.db, accountId, validity);
  const refs = {
    attachments: toRefs(ids.attachments, validity),
    netAttachments: toRefs(ids.netAttachments, validity),
    companyAttachments: toRefs(ids.companyAttachments, validity),
  };
  const files = await filesOf(deps.db, mailboxId, refs, { accountId });
  await refuseExecutables(
    deps.db,
    accountId,
    files.map(({ name }) => name),
  );
  return deps.db.transaction().execute(async (tx) => {
    await lockMailbox(tx, mailboxId);
    return linkFiles(deps, tx, { mailboxId, accountId }, files);
  });
}
