import type { Socket } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { SMTPConnection } from 'smtp-server/lib/smtp-connection.js';
import { ConnectionRoom, type Place, peerKey } from '../../platform/connection/index.ts';
import { smtpRefusedClients } from '../../platform/health/index.ts';

/** Limits of an SMTP client. */
export interface ClientLimits {
  /** Connections at the same time. */
  total: number;
  perAddress: number;
  /**
   * Time allowed for a whole command, in milliseconds, even when bytes trickle in. The second value applies when half the room is taken.
   */
  commandMs: number;
  crowdedCommandMs: number;
  /** Time before a message must average `dataBytesPerSecond`, in milliseconds. The second value applies when half the room is taken. */
  dataGraceMs: number;
  crowdedDataGraceMs: number;
  dataBytesPerSecond: number;
  /** Time that a connection may last without completing a message, in milliseconds. */
  sessionMs: number;
  /** Maximum number of refused commands: per connection, and per address in `windowMs`. An accepted message offsets five. */
  sessionErrors: number;
  addressErrors: number;
  /** Maximum number of commands per address in `windowMs`. An accepted message offsets a thousand, because each recipient is a command. */
  addressCommands: number;
  windowMs: number;
  sweepMs: number;
}

export const clientLimits: ClientLimits = {
  total: 1000,
  perAddress: 50,
  commandMs: 120_000,
  crowdedCommandMs: 15_000,
  dataGraceMs: 30_000,
  crowdedDataGraceMs: 10_000,
  dataBytesPerSecond: 1000,
  sessionMs: 30 * 60_000,
  sessionErrors: 100,
  addressErrors: 500,
  addressCommands: 5000,
  windowMs: 10 * 60_000,
  sweepMs: 1000,
};

/** Activity of an address in the current window. */
interface Conduct {
  commands: number;
  errors: number;
  taken: number;
}

class GuardedConnection extends SMTPConnection {
  declare _server: GuardedServer;
  place!: Place;
  lastAnswerAt = Date.now();
  lastTakenAt = Date.now();
  errors = 0;
  taken = 0;
  #isData = false;

  override send(...[code, data, context]: Parameters<SMTPConnection['send']>): void {
    const conduct = this._server.conductOf(this.remoteAddress);
    // Server-side failures (4xx) aren't the client's errors.
    if (code >= 500) {
      this.errors += 1;
      conduct.errors += 1;
    } else if (code === 250 && this.#isData) {
      this.taken += 1;
      conduct.taken += 1;
      this.lastTakenAt = Date.now();
    }
    this.#isData = code === 354;
    this.lastAnswerAt = Date.now();
    if (this.place) this.place.owesSince = this.lastAnswerAt;
    super.send(code, data, context);
    if (code !== 421 && this.errors > this._server.limits.sessionErrors + 5 * this.taken) this.sendAway('errors', 'Too many errors');
  }

  override _onCommand(...given: Parameters<SMTPConnection['_onCommand']>): void {
    this._server.conductOf(this.remoteAddress).commands += 1;
    this.place.owesSince = null;
    if (this._server.misbehaves(this.remoteAddress)) this.sendAway('conduct', 'Too many commands');
    else super._onCommand(...given);
  }

  /** Sends the protocol's closing status (421) and closes the connection immediately: a slow client would not read it. */
  sendAway(reason: string, words: string): void {
    smtpRefusedClients.inc({ reason });
    this._server.conductOf(this.remoteAddress).errors += 1;
    this.send(421, `4.7.0 ${words}, closing the connection`, false);
    this._socket.destroySoon();
  }

  /** Why it must go now, if it must. */
  overdue(now: number, limits: ClientLimits, isCrowded: boolean): string | null {
    if (now - this.lastTakenAt > limits.sessionMs) return 'session';
    const owes = now - this.lastAnswerAt;
    const parser = this._parser || null;
    if (parser?._dataMode) {
      const grace = isCrowded ? limits.crowdedDataGraceMs : limits.dataGraceMs;
      this.place.owesSince = this.lastAnswerAt;
      return owes > grace && parser.dataBytes < ((owes - grace) / 1000) * limits.dataBytesPerSecond + 1 ? 'data' : null;
    }
    // We are at work on it, and it waits for us.
    if ((this._handlerPending && !this._upgrading) || this._dataStream) return null;
    return owes > (isCrowded ? limits.crowdedCommandMs : limits.commandMs) ? 'command' : null;
  }
}

/** SMTP server that no single client can monopolize. Connections, time and errors are limited per address. */
export class GuardedServer extends SMTPServer {
  readonly limits: ClientLimits;
  readonly #room: ConnectionRoom;
  #conduct = new Map<string, Conduct>();
  #windowEnd = 0;

  constructor(options: SMTPServerOptions, limits: ClientLimits) {
    // Connection limits are checked here. The library's own count would refuse well-behaved clients.
    super({ ...options, maxClients: limits.total * 2 });
    this.limits = limits;
    this.#room = new ConnectionRoom(limits);
    const [accept] = this.server.listeners('connection') as ((socket: Socket) => void)[];
    this.server.removeAllListeners('connection');
    this.server.on('connection', (socket: Socket) => {
      const reason = this.misbehaves(socket.remoteAddress) ? 'conduct' : this.#seat(socket);
      if (reason === null) return accept?.call(this.server, socket);
      smtpRefusedClients.inc({ reason });
      socket.on('error', () => undefined);
      socket.end(`421 4.7.0 ${this.options.name} Too much from your address, try again later\r\n`, () => socket.destroy());
    });
    const sweep = setInterval(() => this.#sweep(), limits.sweepMs).unref();
    this.server.on('close', () => clearInterval(sweep));
  }

  readonly #places = new WeakMap<Socket, Place>();

  #seat(socket: Socket): string | null {
    const place = this.#room.enter(socket.remoteAddress, Date.now(), () => {
      smtpRefusedClients.inc({ reason: 'room' });
      socket.destroy();
    });
    if (!place) return 'connections';
    this.#places.set(socket, place);
    socket.once('close', () => place.leave());
    return null;
  }

  override connect(...[socket, socketOptions]: Parameters<SMTPServer['connect']>): void {
    const connection = new GuardedConnection(this, socket, socketOptions);
    connection.place = this.#places.get(socket) ?? { owesSince: null, leave: () => undefined };
    this.connections.add(connection);
    connection.on('error', (error) => this._onError(error));
    connection.on('connect', (data) => this._onClientConnect(data));
    connection.init();
  }

  /** Returns the recent activity of an address. The records are cleared with each window, so that old addresses aren't kept. */
  conductOf(address: string): Conduct {
    if (this.#windowEnd < Date.now()) {
      this.#conduct = new Map();
      this.#windowEnd = Date.now() + this.limits.windowMs;
    }
    const key = peerKey(address);
    const conduct = this.#conduct.get(key) ?? { commands: 0, errors: 0, taken: 0 };
    this.#conduct.set(key, conduct);
    return conduct;
  }

  /** Whether an address has had its share of this window. */
  misbehaves(address: string | undefined): boolean {
    const { commands, errors, taken } = this.conductOf(address ?? '');
    return errors > this.limits.addressErrors + 5 * taken || commands > this.limits.addressCommands + 1000 * taken;
  }

  #sweep(): void {
    const now = Date.now();
    for (const connection of this.connections as Set<GuardedConnection>) {
      const reason = connection.overdue(now, this.limits, this.#room.isCrowded);
      if (reason) connection.sendAway(reason, 'Too slow');
    }
  }
}
