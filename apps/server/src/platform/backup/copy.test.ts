import { setTimeout as rest } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { createTestDatabase } from '../../testing/database.ts';
import { copyOut } from './copy.ts';

it('gives every row as it is, to a reader who is slower than the database', async () => {
  const database = await createTestDatabase({ isEmpty: true });
  const client = await database.pool.connect();
  try {
    const rows = copyOut(client, "COPY (SELECT n, repeat(n || '-', 700) FROM generate_series(1, 6000) AS n) TO STDOUT");
    const chunks: Buffer[] = [];
    // Held until the end, while what came after them goes through the same socket.
    for await (const chunk of rows) {
      chunks.push(chunk as Buffer);
      if (chunks.length % 50 === 0) await rest(1);
    }
    const wrong = Buffer.concat(chunks)
      .toString()
      .split('\n')
      .slice(0, -1)
      .filter((line, index) => line !== `${index + 1}\t${`${index + 1}-`.repeat(700)}`);
    expect(wrong.length).toBe(0);
  } finally {
    client.release(true);
    await database.drop();
  }
});
