import {
  changeContact,
  checkSmsRecipients,
  createContact,
  type Draft,
  findDraft,
  maximumContactName,
  Problem,
  readMessage,
  type StoredAttachment,
  sendDraft,
} from '@jinshu/api';
import type { ApiClient } from '@jinshu/api/client';
import { type ComposeEvent, composeMachine, type LoadedDraft, type MissingNumber } from '@jinshu/mail-machines';
import type { QueryClient } from '@tanstack/react-query';
import { fromCallback, fromPromise } from 'xstate';
import { applyChange } from '../../core/cache/index.ts';
import { withOffsets } from '../../core/clock/index.ts';
import { uploadFile } from '../../core/upload/index.ts';
import { type ComingFile, settleOnDisk } from '../attachment/index.ts';
import { composeParametersOptions } from './compose.queries.ts';
import { draftOf } from './draftOf.ts';
import { provideSend } from './send.actors.ts';

interface Deps {
  api: ApiClient;
  queryClient: QueryClient;
}

/** The draft as another window saved it. */
async function loadDraft({ api }: Deps, draftId: string, signal: AbortSignal): Promise<LoadedDraft> {
  const { folder, uid } = await api.call(findDraft, { params: { draftId } }, { signal });
  const message = await api.call(readMessage, { params: { uid }, query: { folder } }, { signal });
  return draftOf(message, '', { folder: '', uid: 0 }, message.sender, { savesToSent: true, wantsReceipt: false });
}

/** Returns the recipients that can't be notified by SMS, with the contact to which a number would be added (SND-43). */
async function checkNumbers({ api }: Deps, recipients: Draft['to'], signal: AbortSignal): Promise<MissingNumber[]> {
  const { results } = await api.call(checkSmsRecipients, { body: { recipients: recipients.map(({ address }) => address) } }, { signal });
  const nameOf = (address: string) => recipients.find((one) => one.address.toLowerCase() === address.toLowerCase())?.name ?? '';
  return [
    ...results.create.map((address) => ({ address, name: nameOf(address), contactId: null })),
    ...results.update.flatMap((map) => Object.entries(map).map(([address, contactId]) => ({ address, name: nameOf(address), contactId }))),
  ];
}

/** Uploads a file, or waits for an upload that is already in progress. */
const bringUp = (
  { api }: Deps,
  file: File | ComingFile,
  signal: AbortSignal,
  onProgress: (sentBytes: number) => void,
): Promise<StoredAttachment> =>
  file instanceof File
    ? uploadFile(api, file, { signal, onProgress })
    : new Promise((resolve, reject) => {
        const end = file.follow((progress) => {
          if ('stored' in progress) resolve(progress.stored);
          else if ('problem' in progress) reject(progress.problem);
          else onProgress(progress.sentBytes);
        });
        signal.addEventListener('abort', end);
      });

/** A composer on the real server. */
export const provideCompose = (deps: Deps) =>
  composeMachine.provide({
    actors: {
      send: provideSend(deps),
      saveDraft: fromPromise(async ({ input: { draft }, signal }) => {
        const { version } = await deps.api.call(sendDraft, { body: { ...withOffsets(draft), action: 'save' } }, { signal });
        applyChange(deps.queryClient, { type: 'draft.changed', draftId: draft.draftId });
        return { version, savedAt: Date.now() };
      }),
      loadDraft: fromPromise(({ input: { draftId }, signal }) => loadDraft(deps, draftId, signal)),
      checkNumbers: fromPromise(({ input: { recipients }, signal }) => checkNumbers(deps, recipients, signal)),
      saveNumbers: fromPromise(async ({ input: { numbers }, signal }) => {
        for (const { address, name, contactId, mobile } of numbers) {
          const called = [...(name.trim() || (address.split('@', 1)[0] ?? address))].slice(0, maximumContactName).join('');
          const create = () => deps.api.call(createContact, { body: { address, name: called, mobile } }, { signal });
          if (contactId === null) await create();
          else
            await deps.api.call(changeContact, { params: { id: contactId }, body: { mobile } }, { signal }).catch((error: unknown) => {
              // It was removed meanwhile, in another window.
              if (error instanceof Problem && error.code === 'contact-not-found') return create();
              throw error;
            });
        }
      }),
      uploadAttachment: fromCallback<{ type: 'never' }, { key: string; file: unknown }>(({ input: { key, file }, sendBack }) => {
        const stop = new AbortController();
        const say = (event: ComposeEvent) => {
          if (!stop.signal.aborted) sendBack(event);
        };
        bringUp(deps, file as File | ComingFile, stop.signal, (sentBytes) => say({ type: 'uploadProgressed', key, sentBytes }))
          .then(async (attachment) => {
            const parameters = await deps.queryClient.fetchQuery(composeParametersOptions(deps.api));
            const { file: settled, problem } = await settleOnDisk(deps.api, attachment, parameters);
            const { source, isOnline } = settled;
            say({ type: 'uploaded', key, attachment: settled, source, isOnline, ...(problem !== undefined && { problem }) });
          })
          .catch((problem: unknown) =>
            say({ type: 'uploadFailed', key, problem: problem instanceof Problem ? problem : new Problem('upload-damaged') }),
          );
        return () => stop.abort();
      }),
    },
  });
