import { type PushFrame, pingFrame, sessionEndedCode } from '@jinshu/api';
import type { WebSocket } from 'ws';
import { changesAfter, coalesceChanges } from '../../platform/change/index.ts';
import type { Deps } from '../../platform/deps/index.ts';

/** Why a connection is closed by us; the first is the code that the webmail knows as the end of its session. */
export const closeCodes = { sessionEnded: sessionEndedCode, goingAway: 1001, policy: 1008, trouble: 1011 } as const;

/** Changes of this many milliseconds travel together. */
const coalesceMs = 10;
/**
 * Unsent bytes above which sending pauses until the client has caught up. It then gets all changes since, or a resync if the journal can't
 * provide them.
 */
const maximumBuffered = 256 * 1024;
const drainMs = 500;
/** More than this many frames in the window is not a heartbeat. */
const maximumFrames = { count: 20, windowMs: 10_000 };

/** One open push connection. */
export interface PushConnection {
  socket: WebSocket;
  mailboxId: number;
  /** The last version that the client has seen. */
  after: number;
}

/** Sends the changes of a mailbox to one client, from the journal, until the connection closes. */
export function servePush({ db, bus, log }: Pick<Deps, 'db' | 'bus' | 'log'>, { socket, mailboxId, after }: PushConnection): void {
  let seen = after;
  let timer: NodeJS.Timeout | undefined;
  let isReading = false;
  let isBehind = false;
  let isClosed = false;
  let frames = 0;

  const say = (frame: PushFrame) => socket.send(JSON.stringify(frame));

  const schedule = (delayMs: number) => {
    if (isClosed) return;
    if (isReading) isBehind = true;
    else timer ??= setTimeout(tell, delayMs);
  };

  const tell = async () => {
    timer = undefined;
    if (socket.bufferedAmount > maximumBuffered) {
      schedule(drainMs);
      return;
    }
    isReading = true;
    isBehind = false;
    try {
      const { version, entries, isComplete } = await changesAfter(db, mailboxId, seen);
      if (isClosed) return;
      const last = entries.at(-1);
      if (!isComplete) say({ type: 'resync', version });
      else if (last) {
        const told = coalesceChanges(entries);
        const [changes, versions] = [told.map(({ change }) => change), told.map((one) => one.versions)];
        say({ type: 'changes', version: last.version, changes, versions });
      }
      seen = isComplete ? (last?.version ?? seen) : version;
    } catch (error) {
      log.warn({ err: error, mailboxId }, 'the journal could not be read for a push connection');
      socket.close(closeCodes.trouble);
    } finally {
      isReading = false;
    }
    if (isBehind) schedule(coalesceMs);
  };

  const stopWatching = bus.watch(mailboxId, ({ version }) => {
    if (version > seen) schedule(coalesceMs);
  });
  const stopWatchingGaps = bus.watchGaps(() => schedule(0));
  const window = setInterval(() => {
    frames = 0;
  }, maximumFrames.windowMs);

  socket.on('message', (data) => {
    frames += 1;
    if (frames > maximumFrames.count) socket.close(closeCodes.policy);
    else if (String(data) === pingFrame) say({ type: 'pong' });
  });
  // The server can't recover from an error; `close` follows.
  socket.on('error', () => undefined);
  socket.on('close', () => {
    isClosed = true;
    clearTimeout(timer);
    clearInterval(window);
    stopWatching();
    stopWatchingGaps();
  });

  schedule(0);
}
