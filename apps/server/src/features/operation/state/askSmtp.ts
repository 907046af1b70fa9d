import net from 'node:net';

const longestMs = 3_000;

/** Asks the incoming mail server for its greeting. Returns the milliseconds until it came; null without any. */
export function askSmtp({ host, port }: { host: string; port: number }): Promise<number | null> {
  const started = performance.now();
  const everywhere = ['0.0.0.0', '::', '[::]'];
  return new Promise((resolve) => {
    const socket = net.connect({ host: everywhere.includes(host) ? '127.0.0.1' : host, port, timeout: longestMs });
    const end = (result: number | null) => {
      socket.destroy();
      resolve(result);
    };
    socket.once('data', (greeting) => end(greeting.toString('latin1').startsWith('220') ? performance.now() - started : null));
    socket.once('timeout', () => end(null));
    socket.once('error', () => end(null));
    socket.once('close', () => end(null));
  });
}
