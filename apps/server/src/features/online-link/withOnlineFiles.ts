import type { Draft } from '@jinshu/api';
import { selectLanguage } from '../../mail/settings/index.ts';
import { lockMailbox } from '../../platform/change/index.ts';
import type { Deps } from '../../platform/deps/index.ts';
import type { FormFile } from '../draft-file/index.ts';
import { linkFiles } from './convertToLinks.ts';
import { withLinks } from './linkBlock.ts';

/** Returns the bodies of an outgoing message with a link for each online attachment. The links are valid from now on. */
export async function withOnlineFiles(
  deps: Deps,
  { mailboxId, accountId }: { mailboxId: number; accountId: number },
  form: Pick<Draft, 'html' | 'text' | 'isHtml'>,
  files: readonly FormFile[],
): Promise<Pick<Draft, 'html' | 'text'>> {
  const online = files.filter(({ isOnline }) => isOnline);
  if (online.length === 0) return form;
  const links = await deps.db.transaction().execute(async (tx) => {
    await lockMailbox(tx, mailboxId);
    return linkFiles(deps, tx, { mailboxId, accountId }, online);
  });
  return withLinks(form, links, await selectLanguage(deps.db, accountId));
}
