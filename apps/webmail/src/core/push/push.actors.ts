import { folderRole, getPushToken, type PushFrame, pingFrame, pushFrameSchema, pushPath, sessionEndedCode } from '@jinshu/api';
import type { ApiClient } from '@jinshu/api/client';
import { type PushConnectionInput, pushMachine } from '@jinshu/mail-machines';
import type { QueryClient } from '@tanstack/react-query';
import { fromCallback, fromPromise } from 'xstate';
import { applyChange, applyNews, ownChanges } from '../cache/index.ts';
import { newsStartOptions } from '../session/index.ts';
import { arrivals } from './arrivals.ts';
import { dueEvents } from './dueEvents.ts';
import { newMails } from './newMails.ts';

interface Deps {
  api: ApiClient;
  queryClient: QueryClient;
}

/** The push connection on a real websocket: data goes to the cache, the machine hears only that something came. */
export const providePush = ({ api, queryClient }: Deps) => {
  let isFirst = true;
  /** The token that came with the session is valid for only one connection. */
  const takeStart = () => {
    const start = isFirst ? queryClient.getQueryData(newsStartOptions(api).queryKey) : undefined;
    isFirst = false;
    return start;
  };
  return pushMachine.provide({
    actors: {
      getPushToken: fromPromise(async ({ signal }) => takeStart() ?? api.call(getPushToken, undefined, { signal })),
      connection: fromCallback<{ type: 'ping' }, PushConnectionInput>(({ input, sendBack, receive }) => {
        const address = new URL(pushPath, location.href.replace(/^http/, 'ws'));
        address.search = new URLSearchParams({ token: input.token, after: String(input.after) }).toString();
        const socket = new WebSocket(address);
        socket.onmessage = ({ data }) => sendBack({ type: 'received', version: hear(queryClient, String(data)) });
        socket.onclose = ({ code }) => sendBack({ type: code === sessionEndedCode ? 'ended' : 'closed' });
        receive(() => {
          // A connection that isn't open yet can't send a ping. The machine still times out.
          if (socket.readyState === WebSocket.OPEN) socket.send(pingFrame);
        });
        return () => {
          socket.onclose = null;
          socket.close();
        };
      }),
    },
  });
};

/** Processes a frame. Returns the version that it brings the client to, if any. */
function hear(queryClient: QueryClient, data: string): number | undefined {
  const parsed = pushFrameSchema.safeParse(parse(data));
  if (!parsed.success || parsed.data.type === 'pong') return undefined;
  const frame = parsed.data;
  const pending = ownChanges.pending();
  // Wait for our pending calls: the frame may report the change that one of them makes.
  if (pending) void pending.then(() => tell(queryClient, frame));
  else tell(queryClient, frame);
  return frame.version;
}

function tell(queryClient: QueryClient, frame: Exclude<PushFrame, { type: 'pong' }>): void {
  if (frame.type === 'resync') {
    applyChange(queryClient, { type: 'resync' });
    return;
  }
  applyNews(queryClient, frame.changes, frame.versions);
  for (const change of frame.changes) if (change.type === 'calendar-event.due') dueEvents.tell(change);
  // Spam is left out (PSH-22).
  const refs = frame.changes.flatMap((change) =>
    change.type === 'message.added' && change.isArrival && folderRole(change.folder) !== 'spam'
      ? change.uids.map((uid) => ({ folder: change.folder, uid }))
      : [],
  );
  if (refs.length > 0) newMails.tell(refs);
  const arrived = frame.changes.reduce(
    (sum, change) => sum + (change.type === 'message.added' && change.isArrival ? change.uids.length : 0),
    0,
  );
  if (arrived > 0) arrivals.add(arrived);
}

/** Ignore data that isn't JSON: a proxy between page and server may send it. */
function parse(data: string): unknown {
  try {
    return JSON.parse(data);
  } catch {
    return undefined;
  }
}
