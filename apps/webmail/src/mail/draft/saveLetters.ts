import { composerId, isUnsaved } from '@jinshu/mail-machines';
import { waitFor } from 'xstate';
import type { Account } from '../../core/account/index.ts';
import { commitLetters } from './commitLetters.ts';
import type { Composer } from './composer.ts';

/** Saves the messages in all open tabs, or only in those about to close. Returns whether all of them are saved. */
export async function saveLetters({ account }: Pick<Account, 'account'>, closing?: readonly string[]): Promise<boolean> {
  commitLetters();
  const { children, context } = account.getSnapshot();
  const letters = context.tabs
    .filter(({ kind, id, isSent, isHeld }) => kind === 'compose' && !isSent && !isHeld && (closing?.includes(id) ?? true))
    .flatMap(({ id, draftId }) => {
      const composer = children[composerId(draftId)] as Composer | undefined;
      return composer && isUnsaved(composer.getSnapshot()) ? [{ id, composer }] : [];
    });
  await Promise.all(
    letters.map(async ({ composer }) => {
      // Wait for uploads in progress: the files belong to the message.
      await waitFor(composer, ({ context: { attachments } }) => attachments.every(({ state }) => state !== 'uploading'));
      composer.send({ type: 'save' });
      await waitFor(composer, (letter) => !letter.hasTag('saving'));
    }),
  );
  const unsaved = letters.find(({ composer }) => isUnsaved(composer.getSnapshot()));
  return unsaved === undefined;
}
