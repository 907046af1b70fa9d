import { once } from 'node:events';
import net, { type Socket } from 'node:net';
import tls from 'node:tls';
import { foreignTimes, refusalOf, ServerRefusal, type Way } from '../../mail/foreign-server/index.ts';

/** The longest line of a status (RFC 1939 has 512 bytes); more from servers that explain themselves. */
const maximumStatus = 4_096;
const end = Buffer.from('\r\n.\r\n');

/** Connection to a POP3 server (RFC 1939, RFC 2595): one command at a time, with limits on what the server may say. */
export class Pop3Connection {
  #socket: Socket;
  #buffer: Buffer = Buffer.alloc(0);
  readonly #chunks: Buffer[] = [];
  #failure: ServerRefusal | null = null;
  #wake: () => void = () => undefined;

  private constructor(socket: Socket) {
    this.#socket = socket;
    this.#listen();
  }

  /** Connects, and encrypts the connection. */
  static async open(way: Way, signal?: AbortSignal): Promise<Pop3Connection> {
    const plain = net.connect({ host: way.address, port: way.port });
    const socket = way.usesSsl ? tls.connect({ socket: plain, ...way.tls }) : plain;
    const timer = setTimeout(
      () => socket.destroy(Object.assign(new Error('No connection in time.'), { code: 'ETIMEDOUT' })),
      foreignTimes.connectMs,
    );
    const abort = () => socket.destroy(new Error('The caller has gone.'));
    signal?.addEventListener('abort', abort, { once: true });
    try {
      // A failure of the plain socket reaches an encrypted one after `once` has ended. An error without a listener ends the process.
      socket.on('error', () => undefined);
      await once(socket, way.usesSsl ? 'secureConnect' : 'connect');
      const connection = new Pop3Connection(socket);
      await connection.#status();
      if (!way.usesSsl) await connection.#encrypt(way);
      return connection;
    } catch (error) {
      socket.destroy();
      throw refusalOf(error);
    } finally {
      clearTimeout(timer);
      signal?.removeEventListener('abort', abort);
    }
  }

  /** Sends a command. Returns the text after `+OK`. */
  async command(line: string): Promise<string> {
    if (this.#failure) throw this.#failure;
    this.#socket.write(`${line}\r\n`);
    return this.#status();
  }

  /** Sends a command with a long response. Returns its bytes. */
  async commandLong(line: string, maxBytes: number): Promise<Buffer> {
    await this.command(line);
    return this.#body(maxBytes);
  }

  close(): void {
    this.#socket.destroy();
  }

  #listen(): void {
    const fail = (error: unknown) => {
      this.#failure ??= refusalOf(error);
      this.#wake();
    };
    this.#socket.setTimeout(foreignTimes.answerMs, () => {
      fail(new ServerRefusal('too-slow'));
      this.#socket.destroy();
    });
    this.#socket.on('data', (bytes: Buffer) => {
      this.#chunks.push(bytes);
      this.#wake();
    });
    this.#socket.on('error', fail);
    this.#socket.on('close', () => fail(new ServerRefusal('unreachable')));
  }

  async #more(): Promise<void> {
    while (this.#chunks.length === 0) {
      if (this.#failure) throw this.#failure;
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
      });
    }
  }

  async #status(): Promise<string> {
    for (;;) {
      if (this.#chunks.length > 0) this.#buffer = Buffer.concat([this.#buffer, ...this.#chunks.splice(0)]);
      const at = this.#buffer.indexOf('\r\n');
      if (at >= 0) {
        const line = this.#buffer.toString('utf8', 0, at);
        this.#buffer = this.#buffer.subarray(at + 2);
        if (line.startsWith('+OK')) return line.slice(3).trim();
        throw new ServerRefusal('answer', line);
      }
      if (this.#buffer.length > maximumStatus) throw new ServerRefusal('answer', this.#buffer.toString('utf8', 0, 200));
      await this.#more();
    }
  }

  /** Reads up to the line with a single dot, and undoes the doubling of dots at the beginning of lines. */
  async #body(maxBytes: number): Promise<Buffer> {
    const parts = [Buffer.from('\r\n'), this.#buffer];
    let size = this.#buffer.length;
    let tail = Buffer.concat(parts);
    let isEnded = tail.indexOf(end) >= 0;
    tail = tail.subarray(-end.length);
    while (!isEnded) {
      await this.#more();
      for (const chunk of this.#chunks.splice(0)) {
        const edge = Buffer.concat([tail, chunk.subarray(0, end.length)]);
        isEnded ||= edge.indexOf(end) >= 0 || chunk.indexOf(end) >= 0;
        parts.push(chunk);
        size += chunk.length;
        tail = Buffer.concat([tail, chunk]).subarray(-end.length);
      }
      if (size > maxBytes) throw new ServerRefusal('answer', 'too large');
    }
    const all = Buffer.concat(parts);
    const at = all.indexOf(end);
    this.#buffer = all.subarray(at + end.length);
    const body = all.subarray(2, Math.max(2, at + 2));
    return body.includes('\r\n.') || body[0] === 0x2e ? Buffer.from(body.toString('latin1').replace(/^\./gm, ''), 'latin1') : body;
  }

  async #encrypt(way: Way): Promise<void> {
    try {
      await this.command('STLS');
    } catch (error) {
      if (!way.mustEncrypt && error instanceof ServerRefusal && error.reason === 'answer') return;
      throw error instanceof ServerRefusal && error.reason === 'answer' ? new ServerRefusal('no-encryption', error.words) : error;
    }
    // Anyone on the network could have sent what came before the encryption.
    if (this.#buffer.length > 0 || this.#chunks.length > 0) throw new ServerRefusal('no-encryption');
    this.#socket.removeAllListeners('data');
    const secure = tls.connect({ socket: this.#socket, ...way.tls });
    await once(secure, 'secureConnect');
    this.#socket = secure;
    this.#listen();
  }
}
