import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { ConnectionRoom, type Place, type RoomLimits } from '../connection/index.ts';
import { httpRefusedClients } from '../health/index.ts';

/** Limits of a web client's connections. */
export interface HttpLimits extends RoomLimits {
  /** Time allowed for the head of a request, in milliseconds. Applies to silent connections too. */
  headersMs: number;
  /** Time allowed for a whole request, in milliseconds: enough for the largest file over a slow connection. */
  requestMs: number;
  /** A body has this long before it must have come at `bodyBytesPerSecond` on average; when half the room is taken, the second holds. */
  bodyGraceMs: number;
  crowdedBodyGraceMs: number;
  bodyBytesPerSecond: number;
  sweepMs: number;
}

/** An office, or a proxy before us, is one address: addresses have no share of their own here, the slowest make room. */
export const httpLimits: HttpLimits = {
  total: 8000,
  perAddress: 8000,
  headersMs: 15_000,
  requestMs: 60 * 60_000,
  bodyGraceMs: 20_000,
  crowdedBodyGraceMs: 5_000,
  bodyBytesPerSecond: 1000,
  sweepMs: 1000,
};

interface Body {
  request: IncomingMessage;
  startedAt: number;
  bytesBefore: number;
}

/** Returns the limits that Node enforces, as options for its server. */
export const serverTimes = ({ headersMs, requestMs, sweepMs }: HttpLimits) => ({
  headersTimeout: headersMs,
  requestTimeout: requestMs,
  connectionsCheckingInterval: sweepMs,
});

/** Keeps room for those who behave: ends requests whose body trickles, and the slowest connections when all room is taken. */
export function guardConnections(server: Server, limits: HttpLimits): void {
  const room = new ConnectionRoom(limits);
  const places = new WeakMap<Socket, Place>();
  const bodies = new Set<Body>();
  const sendAway = (socket: Socket, reason: 'room' | 'body') => {
    httpRefusedClients.inc({ reason });
    socket.destroy();
  };

  server.on('connection', (socket: Socket) => {
    const place = room.enter(socket.remoteAddress, Date.now(), () => sendAway(socket, 'room'));
    if (!place) return sendAway(socket, 'room');
    places.set(socket, place);
    socket.once('close', () => place.leave());
  });
  // Before the handlers, so that nothing is missed of a body that is read at once.
  server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
    const { socket } = request;
    const place = places.get(socket);
    const body: Body = { request, startedAt: Date.now(), bytesBefore: socket.bytesRead };
    bodies.add(body);
    const arrived = () => {
      bodies.delete(body);
      if (place) place.owesSince = null;
    };
    request.once('end', arrived).once('close', arrived);
    response.once('close', () => {
      bodies.delete(body);
      if (place) place.owesSince = Date.now();
    });
  });
  server.prependListener('upgrade', ({ socket }: IncomingMessage) => {
    const place = places.get(socket);
    if (place) place.owesSince = null;
  });

  const sweep = setInterval(() => {
    const grace = room.isCrowded ? limits.crowdedBodyGraceMs : limits.bodyGraceMs;
    const now = Date.now();
    for (const body of bodies) {
      const overMs = now - body.startedAt - grace;
      // What we are slow to take in is not the client's fault.
      if (overMs <= 0 || body.request.readableLength > 0) continue;
      if (body.request.socket.bytesRead - body.bytesBefore < (overMs / 1000) * limits.bodyBytesPerSecond + 1)
        sendAway(body.request.socket, 'body');
    }
  }, limits.sweepMs).unref();
  server.on('close', () => clearInterval(sweep));
}
