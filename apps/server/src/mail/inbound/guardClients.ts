import type { Socket } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { SMTPConnection } from 'smtp-server/lib/smtp-connection.js';
import { ConnectionRoom, type Place } from '../../platform/connection/index.ts';
import { smtpRefusedClients } from '../../platform/health/index.ts';
import { Conducts, type Misusers } from './Conducts.ts';
import type { ClientLimits } from './clientLimits.ts';

class GuardedConnection extends SMTPConnection {
  declare _server: GuardedServer;
  place!: Place;
  lastAnswerAt = Date.now();
  lastTakenAt = Date.now();
  errors = 0;
  taken = 0;
  #isData = false;

  override send(...[code, data, context]: Parameters<SMTPConnection['send']>): void {
    const conduct = this._server.conducts.of(this.remoteAddress);
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
    this._server.conducts.of(this.remoteAddress).commands += 1;
    this.place.owesSince = null;
    if (this._server.conducts.misbehaves(this.remoteAddress)) this.sendAway('conduct', 'Too many commands');
    else super._onCommand(...given);
  }

  /** Sends the protocol's closing status (421) and closes the connection immediately: a slow client would not read it. */
  sendAway(reason: string, words: string): void {
    smtpRefusedClients.inc({ reason });
    this._server.conducts.of(this.remoteAddress).errors += 1;
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
  readonly conducts: Conducts;
  readonly #room: ConnectionRoom;

  constructor(options: SMTPServerOptions, limits: ClientLimits, misusers: Misusers) {
    // Connection limits are checked here. The library's own count would refuse well-behaved clients.
    super({ ...options, maxClients: limits.total * 2 });
    this.limits = limits;
    this.conducts = new Conducts(limits, misusers);
    this.#room = new ConnectionRoom(limits);
    const [accept] = this.server.listeners('connection') as ((socket: Socket) => void)[];
    this.server.removeAllListeners('connection');
    this.server.on('connection', (socket: Socket) => {
      const reason = this.conducts.misbehaves(socket.remoteAddress) ? 'conduct' : this.#seat(socket);
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

  #sweep(): void {
    const now = Date.now();
    for (const connection of this.connections as Set<GuardedConnection>) {
      const reason = connection.overdue(now, this.limits, this.#room.isCrowded);
      if (reason) connection.sendAway(reason, 'Too slow');
    }
  }
}
