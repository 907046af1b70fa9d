import { Problem, sendDraft } from '@jinshu/api';
import type { ApiClient } from '@jinshu/api/client';
import { type ComposeEvent, composeMachine } from '@jinshu/mail-machines';
import type { QueryClient } from '@tanstack/react-query';
import { fromCallback, fromPromise } from 'xstate';
import { applyChange } from '../cache/applyChange.ts';
import { provideSend } from '../send/send.actors.ts';
import { uploadFile } from '../upload/uploadFile.ts';

interface Deps {
  api: ApiClient;
  queryClient: QueryClient;
}

/** A composer on the real server. */
export const provideCompose = (deps: Deps) =>
  composeMachine.provide({
    actors: {
      send: provideSend(deps),
      saveDraft: fromPromise(async ({ input: { draft }, signal }) => {
        const { version } = await deps.api.call(sendDraft, { body: { ...draft, action: 'save' } }, { signal });
        applyChange(deps.queryClient, { type: 'draft.changed', draftId: draft.draftId });
        return { version, savedAt: Date.now() };
      }),
      uploadAttachment: fromCallback<{ type: 'never' }, { key: string; file: unknown }>(({ input: { key, file }, sendBack }) => {
        const stop = new AbortController();
        const say = (event: ComposeEvent) => {
          if (!stop.signal.aborted) sendBack(event);
        };
        uploadFile(deps.api, file as File, {
          signal: stop.signal,
          onProgress: (sentBytes) => say({ type: 'uploadProgressed', key, sentBytes }),
        }).then(
          (attachment) => say({ type: 'uploaded', key, attachment }),
          (problem: unknown) =>
            say({ type: 'uploadFailed', key, problem: problem instanceof Problem ? problem : new Problem('upload-damaged') }),
        );
        return () => stop.abort();
      }),
    },
  });
