import { once } from 'node:events';
import net from 'node:net';

const timeoutMs = 30_000;
const chunkBytes = 65_536;

/** Splits the address of clamd: a path, or a host and its port. */
export function clamdAddress(address: string): net.NetConnectOpts | null {
  if (/^\/[\x21-\x7e]{1,100}$/.test(address)) return { path: address };
  const { groups } = /^(?<host>[a-z0-9.-]{1,253}|\[[0-9a-f:]{2,45}\]):(?<port>\d{1,5})$/i.exec(address) ?? {};
  const port = Number(groups?.port);
  return groups?.host && port > 0 && port < 65_536 ? { host: groups.host.replace(/^\[|\]$/g, ''), port } : null;
}

const sizeOf = (bytes: number): Buffer => {
  const size = Buffer.alloc(4);
  size.writeUInt32BE(bytes);
  return size;
};

async function send(socket: net.Socket, raw: Buffer): Promise<void> {
  const write = async (bytes: Buffer) => {
    if (!socket.write(bytes) && !socket.destroyed) await once(socket, 'drain');
  };
  await write(Buffer.from('zINSTREAM\0'));
  for (let start = 0; start < raw.length; start += chunkBytes) {
    const chunk = raw.subarray(start, start + chunkBytes);
    await write(sizeOf(chunk.length));
    await write(chunk);
  }
  await write(sizeOf(0));
}

/** Asks clamd about a message (INSTREAM). Returns the name of the virus, or null. */
export async function askClamd(address: string, raw: Buffer): Promise<string | null> {
  const options = clamdAddress(address);
  if (!options) throw new Error('the address of the virus checker is not right');
  const socket = net.connect({ ...options, timeout: timeoutMs } as net.NetConnectOpts);
  const answered = new Promise<string>((resolve, reject) => {
    const chunks: Buffer[] = [];
    socket.on('data', (chunk: Buffer) => {
      chunks.push(chunk);
      if (chunk.includes(0)) resolve(Buffer.concat(chunks).toString());
    });
    socket.once('timeout', () => reject(new Error('the virus checker takes too long')));
    socket.once('error', reject);
    socket.once('close', () => reject(new Error('the virus checker closed the connection')));
  });
  try {
    // Clamd answers before the end of what is too large for it, and closes.
    const [answer] = await Promise.all([answered, send(socket, raw).catch(() => undefined)]);
    const { groups } = /^stream: (?<name>.*) FOUND/.exec(answer) ?? {};
    if (groups?.name !== undefined) return groups.name;
    if (/^stream: OK/.test(answer)) return null;
    throw new Error(`the virus checker answered ${answer.replaceAll('\0', '').trim().slice(0, 200)}`);
  } finally {
    socket.destroy();
  }
}
