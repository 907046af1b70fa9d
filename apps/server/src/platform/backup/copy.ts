import { once } from 'node:events';
import type { Socket } from 'node:net';
import { Readable } from 'node:stream';
import type pg from 'pg';

/** The driver's own connection: what COPY needs of it. */
interface Wire {
  stream: Socket;
  query(text: string): void;
  sendCopyFromChunk(chunk: Uint8Array): void;
  endCopyFrom(): void;
  sendCopyFail(message: string): void;
}

/** A statement as the driver runs it; the driver calls these by name. */
interface Statement {
  submit(connection: Wire): void;
  handleError(error: Error): void;
  handleReadyForQuery(): void;
  handleCommandComplete(): void;
  handleCopyInResponse?(connection: Wire): void;
  handleCopyData?(message: { chunk: Buffer }, connection: Wire): void;
}

const submit = (client: pg.PoolClient | pg.Client, statement: Statement) => client.query(statement as unknown as pg.Submittable);

/** Runs `COPY … TO STDOUT`; each chunk is a row. The server is slowed down to the reader's speed. */
export function copyOut(client: pg.PoolClient | pg.Client, text: string): Readable {
  let socket: Socket | undefined;
  const rows = new Readable({ objectMode: false, highWaterMark: 1024 * 1024, read: () => socket?.resume() });
  submit(client, {
    submit(connection) {
      socket = connection.stream;
      connection.query(text);
    },
    handleCopyData({ chunk }, connection) {
      // A view of a buffer that the driver writes over with what comes next.
      if (!rows.push(Buffer.from(chunk))) connection.stream.pause();
    },
    handleError: (error) => rows.destroy(error),
    handleCommandComplete: () => undefined,
    handleReadyForQuery: () => rows.push(null),
  });
  return rows;
}

/** Runs `COPY … FROM STDIN` with these bytes. */
export function copyIn(client: pg.PoolClient | pg.Client, text: string, bytes: AsyncIterable<Uint8Array>): Promise<void> {
  const done = Promise.withResolvers<void>();
  let failure: unknown;
  submit(client, {
    submit: (connection) => connection.query(text),
    handleCopyInResponse(connection) {
      send(connection, bytes).then(
        () => connection.endCopyFrom(),
        (error: unknown) => {
          failure = error;
          connection.sendCopyFail('the source failed');
        },
      );
    },
    handleError(error) {
      failure ??= error;
      done.reject(failure);
    },
    handleCommandComplete: () => undefined,
    handleReadyForQuery: () => done.resolve(),
  });
  return done.promise;
}

async function send(connection: Wire, bytes: AsyncIterable<Uint8Array>): Promise<void> {
  for await (const chunk of bytes) {
    connection.sendCopyFromChunk(chunk);
    if (connection.stream.writableLength > 4 * 1024 * 1024) await once(connection.stream, 'drain');
  }
}
