import { type ImportResult, Problem } from '@jinshu/api';
import { type QueuedFile, type UploadProgress, uploadMachine } from '@jinshu/mail-machines';
import type { IntlShape } from 'react-intl';
import { type ActorRefFrom, createActor, fromCallback } from 'xstate';
import type { AccountSystem } from '../../core/account/index.ts';
import { applyChange } from '../../core/cache/index.ts';
import { toasts } from '../../core/toast/index.ts';
import { uploadFile } from '../../core/upload/index.ts';
import { importExportStrings as s } from './import-export.strings.ts';

/** Importer of messages. It continues while its dialog is closed, and stops with the account. */
export interface Importer {
  actor: ActorRefFrom<typeof uploadMachine>;
  add: (files: readonly File[]) => void;
}

/** Returns the result of an imported file. */
export const resultOf = ({ result }: Pick<QueuedFile, 'result'>): ImportResult | undefined => (result as ImportResult | null) ?? undefined;

const running = new WeakMap<object, Importer>();

/** The importer of an account; started when it is first asked for. */
export function importerOf(system: AccountSystem, intl: Pick<IntlShape, 'formatMessage'>): Importer {
  const importer = running.get(system.account) ?? createImporter(system, intl);
  running.set(system.account, importer);
  return importer;
}

function createImporter({ api, queryClient, account }: AccountSystem, intl: Pick<IntlShape, 'formatMessage'>): Importer {
  // The files themselves, which no machine keeps.
  const files = new Map<string, File>();
  const actor = createActor(
    uploadMachine.provide({
      actors: {
        uploadFile: fromCallback<{ type: 'never' }, { key: string; folder: string }>(({ input: { key, folder }, sendBack }) => {
          const stop = new AbortController();
          const say = (event: UploadProgress) => {
            if (!stop.signal.aborted) sendBack(event);
          };
          uploadFile(api, files.get(key) as File, {
            signal: stop.signal,
            onProgress: (sentBytes) => say({ type: 'progressed', key, sentBytes }),
            importInto: folder,
          }).then(
            ({ result }) => {
              applyChange(queryClient, { type: 'message.added', folder, uids: [], isArrival: false });
              say({ type: 'uploaded', key, result: result ?? null });
            },
            (problem: unknown) =>
              say({ type: 'failed', key, problem: problem instanceof Problem ? problem : new Problem('upload-damaged') }),
          );
          return () => stop.abort();
        }),
      },
    }),
    // What is left of the mailbox the server knows, and refuses what is more (IMX-07, ERR-22).
    { input: { roomBytes: null } },
  );
  let wasBusy = false;
  actor.subscribe((snapshot) => {
    const isBusy = snapshot.hasTag('busy');
    const { files: queued } = snapshot.context;
    for (const key of files.keys()) if (!queued.some((file) => file.key === key)) files.delete(key);
    if (wasBusy && !isBusy && queued.length > 0 && !queued.some(({ state }) => state === 'paused')) tell(intl, queued);
    wasBusy = isBusy;
  });
  actor.start();
  account.subscribe({ complete: () => actor.stop() });
  return {
    actor,
    add: (chosen) => {
      const named = chosen.map((file) => ({ key: crypto.randomUUID(), file }));
      for (const { key, file } of named) files.set(key, file);
      actor.send({ type: 'add', files: named.map(({ key, file }) => ({ key, name: file.name, size: file.size })) });
    },
  };
}

/** Notifies the user of the result of an import, even if the dialog is closed (ERR-67). */
function tell(intl: Pick<IntlShape, 'formatMessage'>, files: readonly QueuedFile[]): void {
  const failed = files.filter(({ state }) => state === 'error').length;
  const count = files.reduce((sum, file) => sum + (resultOf(file)?.importedCount ?? 0), 0);
  if (failed > 0) toasts.add({ message: intl.formatMessage(s.failed, { count: failed }), tone: 'danger', key: 'import' });
  else toasts.add({ message: intl.formatMessage(s.done, { count }), key: 'import' });
}
