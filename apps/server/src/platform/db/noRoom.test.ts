import { spawnSync } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, open, readdir, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { draftSchema, emptyDraft, problemSentences } from '@jinshu/api';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { encode } from 'zod/mini';
import { createTestDatabase, dropTablespace, makeTablespace } from '../../testing/database.ts';
import { type OpenMailbox, openMailbox } from '../../testing/openMailbox.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const megabytes = 48;
const mount = (directory: string) =>
  spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=700`, 'tmpfs', directory]).status === 0;

/** Only who may mount has a disk that can be filled; the same answers without one are in `fullDisk.test.ts`. */
const probe = await mkdtemp(path.join(os.tmpdir(), 'jinshu-mount-'));
const canMount = mount(probe);
if (canMount) spawnSync('umount', [probe]);
await rm(probe, { recursive: true });

describe.skipIf(!canMount)('a disk with nothing left on it', () => {
  const name = `small_${randomBytes(4).toString('hex')}`;
  let disk: string;
  let test: OpenMailbox;
  let mail: { uid: number; folder: string };

  beforeAll(async () => {
    disk = await mkdtemp(path.join(os.tmpdir(), 'jinshu-disk-'));
    mount(disk);
    await makeTablespace(name, disk);
    const database = await createTestDatabase({ tablespace: name });
    test = await openMailbox({ database });
    mail = await test.arrive({ subject: '满盘之前', text: 'to be read all the same' });
  });
  afterAll(async () => {
    await test.close();
    await test.database.drop();
    await dropTablespace(name);
    spawnSync('umount', [disk]);
    await rm(disk, { recursive: true });
  });

  /** Takes every byte that is free. */
  async function fillDisk(): Promise<() => Promise<void>> {
    const ballast = path.join(disk, 'ballast');
    const file = await open(ballast, 'w');
    let size = 64 * 1024;
    while (size >= 1) {
      try {
        await file.appendFile(Buffer.alloc(size));
      } catch (error) {
        expect((error as NodeJS.ErrnoException).code).toBe('ENOSPC');
        size = Math.floor(size / 4);
      }
    }
    await file.close();
    return () => rm(ballast);
  }

  it('is read from, says in words that nothing can be sent, takes no mail that it would lose, and goes on when there is room', async () => {
    const read = async () => {
      const list = await test.lin.get('/mail/message/?folder=INBOX&limit=10&offset=0');
      const letter = await test.lin.get(`/mail/message/${mail.uid}/?folder=INBOX`);
      return [list.status, list.body.results[0].subject, letter.status, letter.body.plain_text.trim()];
    };
    const before = await read();
    expect(before).toEqual([200, '满盘之前', 200, 'to be read all the same']);
    const form = {
      ...emptyDraft(randomUUID(), { address: test.lin.address, name: '' }),
      to: [{ address: test.chen.address, name: '' }],
      subject: '满盘之时',
      html: `<p>${randomBytes(60_000).toString('base64')}</p>`,
    };
    const send = () => test.lin.post('/mail/message/sent/', { ...(encode(draftSchema, form) as object), action: 'sent' });

    const makeRoom = await fillDisk();
    const refused = await send();
    expect([refused.status, refused.body]).toEqual([503, { detail: problemSentences.unavailable, code: 'unavailable' }]);
    await expect(test.arrive({ text: randomBytes(60_000).toString('base64') })).rejects.toMatchObject({ code: '53100' });
    expect(await read()).toEqual(before);

    await makeRoom();
    expect(await readdir(disk)).not.toContain('ballast');
    expect((await send()).status).toBe(200);
    const again = await test.arrive({ subject: '满盘之后' });
    expect(again.uid).toBeGreaterThan(mail.uid);
    const sent = (await test.lin.get('/mail/message/?folder=Sent&limit=10&offset=0')).body;
    expect([sent.count, sent.results[0].subject]).toEqual([1, '满盘之时']);
  });
});
