import type { WebSocket } from 'ws';
import { closeCodes } from './servePush.ts';

/** Windows of one browser share a session; more than this many is a client gone wrong. */
const maximumPerSession = 30;

/** The open push connections of this server, by the session that opened them. */
export interface OpenSockets {
  /** Adds a connection until it closes. One too many of a session closes its first. */
  add(sessionKey: string, socket: WebSocket): void;
  /** Closes the connections of a session that has ended. */
  endSession(sessionKey: string): void;
  sessionKeys(): string[];
}

/** Makes the list of open push connections. */
export function createOpenSockets(): OpenSockets {
  const open = new Map<string, Set<WebSocket>>();
  return {
    add(sessionKey, socket) {
      const sockets = open.get(sessionKey) ?? new Set<WebSocket>();
      open.set(sessionKey, sockets);
      sockets.add(socket);
      if (sockets.size > maximumPerSession) [...sockets][0]?.close(closeCodes.policy);
      socket.on('close', () => {
        sockets.delete(socket);
        if (sockets.size === 0 && open.get(sessionKey) === sockets) open.delete(sessionKey);
      });
    },
    endSession(sessionKey) {
      for (const socket of open.get(sessionKey) ?? []) socket.close(closeCodes.sessionEnded);
    },
    sessionKeys: () => [...open.keys()],
  };
}
