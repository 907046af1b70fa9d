import { deflateSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { makeDocx, makePdf, makeXlsx } from '../../testing/documents.ts';
import { mailWithFile } from '../../testing/mailWithFile.ts';
import { type OpenMailbox, openMailbox } from '../../testing/openMailbox.ts';
import { deliver } from '../inbound/deliver.ts';
import { claimJobs } from './attachmentText.repository.ts';
import { createTextReader, type ReadFile, type TextReader } from './createTextReader.ts';
import { readDueAttachments, startAttachmentReading } from './startAttachmentReading.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let test: OpenMailbox;
let reader: TextReader;
/** Offset of the readers' clock, in minutes. */
let minutesAhead = 0;
const laterBy = (minutes: number) => {
  minutesAhead += minutes;
};
const now = () => new Date(Date.now() + 1_000 + minutesAhead * 60_000);

beforeAll(async () => {
  reader = createTextReader();
  test = await openMailbox();
});
afterEach(() => test.deps.db.deleteFrom('attachment_job').execute());
afterAll(async () => {
  reader.close();
  await test.close();
});

const attach = (name: string, content: Buffer) => [{ name, type: 'application/octet-stream', content }];
const find = async (query: Record<string, string>, person = test.lin) => {
  const { body } = await person.get(`/mail/message/search/?${new URLSearchParams({ page: '1', page_size: '20', ...query })}`);
  return body.results.map(({ subject }: { subject: string }) => subject);
};
const failures = async () => (await test.deps.db.selectFrom('attachment_text').select('failure').execute()).map(({ failure }) => failure);
const jobs = () => test.deps.db.selectFrom('attachment_job').selectAll().execute();
const readDue = (by: TextReader, deps = test.deps) => readDueAttachments({ ...deps, now }, by);
/** Creates a reader that returns the given result and counts its calls. */
const fakeReader = (answer: () => Promise<ReadFile>) => {
  const read = vi.fn(answer);
  return { read, close: () => undefined } satisfies TextReader;
};
const text = (words: string): ReadFile => ({ text: words, isCut: false, lexemes: words.split(' ') });

describe('SRC-19 what attached files say is found', () => {
  it('by attachment text and by keyword, once it has been read', async () => {
    await test.arrive({ subject: '季度材料', text: '见附件', attachments: attach('a.docx', await makeDocx(['差旅报销流程 Voyager'])) });
    await test.arrive({ subject: '两份表格', text: '见附件', attachments: attach('b.xlsx', await makeXlsx('表', [['结余', 4821]])) });
    expect(await find({ attach: '报销' })).toEqual([]);
    await readDue(reader);
    expect(await jobs()).toEqual([]);
    expect(await find({ attach: '報銷' })).toEqual(['季度材料']);
    expect(await find({ keyword: 'voyag' })).toEqual(['季度材料']);
    expect(await find({ attach: '4821' })).toEqual(['两份表格']);
    expect(await find({ subject: '报销' })).toEqual([]);
    // A search combines the text of a message with the text of its file. The attachment field doesn't match the message's own text.
    expect(await find({ keyword: '季度 报销' })).toEqual(['季度材料']);
    expect(await find({ attach: '季度' })).toEqual([]);
  });

  it('reads the same bytes once, however many mails carry them and whenever those come', async () => {
    const file = await makeDocx(['共同的附件 Lighthouse']);
    const counting = fakeReader(async () => text('lighthouse'));
    await test.arrive({ subject: '第一封', attachments: attach('a.docx', file) });
    await test.arrive({ subject: '第二封', attachments: attach('b.docx', file) });
    await readDue(counting);
    await test.arrive({ subject: '第三封', attachments: attach('a.docx', file) });
    await readDue(counting);
    expect(counting.read).toHaveBeenCalledOnce();
    expect(await find({ attach: 'lighthouse' })).toEqual(['第三封', '第二封', '第一封']);
  });

  it('finds a copy that somebody gets later of a mail that was read long ago', async () => {
    const raw = mailWithFile({ to: test.lin.address, subject: '转交的清单', file: makePdf(['验收清单']) });
    await deliver(test.deps, { raw, mailFrom: 'zhou@partner.example', recipients: [test.lin.address] });
    await readDue(reader);
    await deliver(test.deps, { raw, mailFrom: 'zhou@partner.example', recipients: [test.chen.address] });
    expect(await find({ attach: '验收' }, test.chen)).toEqual([]);
    await readDue(reader);
    expect(await find({ attach: '验收' }, test.chen)).toEqual(['转交的清单']);
    expect(await find({ attach: '验收' })).toEqual(['转交的清单']);
  });
});

describe('the queue of files to be read', () => {
  it('is shared by servers: each file is read by one of them', async () => {
    const counting = fakeReader(async () => text('shared'));
    for (let number = 0; number < 8; number += 1)
      await test.arrive({ subject: `共享${number}`, attachments: attach('a.txt', Buffer.from(`shared ${number}`)) });
    await Promise.all([readDue(counting), readDue(counting)]);
    expect(counting.read).toHaveBeenCalledTimes(8);
    expect(await find({ attach: 'shared' })).toHaveLength(8);
  });

  it('is taken up again when the server that claimed it dies', async () => {
    await test.arrive({ subject: '被遗忘的', attachments: attach('a.txt', Buffer.from('forgotten')) });
    expect(await claimJobs(test.deps.db, { at: now(), leaseUntil: new Date(now().getTime() + 300_000), limit: 10 })).toHaveLength(1);
    expect(await readDue(reader)).toBe(0);
    laterBy(6);
    expect(await readDue(reader)).toBe(1);
    expect(await find({ attach: 'forgotten' })).toEqual(['被遗忘的']);
  });

  it('tries again what may be the fault of the machine, and gives it up with a reason', async () => {
    await test.deps.db.deleteFrom('attachment_text').execute();
    const slow = fakeReader(async () => ({ failure: 'too-slow' }));
    await test.arrive({ subject: '慢', attachments: attach('a.txt', Buffer.from('slow')) });
    for (let hour = 0; hour < 6; hour += 1) {
      await readDue(slow);
      if (hour < 3) expect(await failures()).toEqual([]);
      laterBy(60);
    }
    expect(slow.read).toHaveBeenCalledTimes(4);
    expect(await failures()).toEqual(['too-slow']);
    expect(await jobs()).toEqual([]);
  });

  it('gives up a file whose bytes are lost, and reads its neighbour', async () => {
    await test.deps.db.deleteFrom('attachment_text').execute();
    const attachments = [...attach('a.txt', Buffer.from('lost bytes')), ...attach('b.txt', Buffer.from('neighbour'))];
    await test.arrive({ subject: '半份', attachments });
    const deps = {
      ...test.deps,
      blobs: {
        ...test.deps.blobs,
        get: async (...[db, hash]: Parameters<typeof test.deps.blobs.get>) => {
          const bytes = await test.deps.blobs.get(db, hash);
          if (bytes.includes('lost')) throw new Error('gone');
          return bytes;
        },
      },
    };
    for (let hour = 0; hour < 5; hour += 1) {
      await readDue(reader, deps);
      laterBy(300);
    }
    expect((await failures()).toSorted()).toEqual(['missing', null]);
    expect(await find({ attach: 'neighbour' })).toEqual(['半份']);
  });

  it('leaves what it has in hand to the next server when it stops', async () => {
    const started = Promise.withResolvers<void>();
    const hanging = Promise.withResolvers<ReadFile>();
    const reading = startAttachmentReading(
      { ...test.deps, now },
      {
        reader: {
          read: () => {
            started.resolve();
            return hanging.promise;
          },
          close: () => hanging.reject(new Error('closed')),
        },
      },
    );
    await test.arrive({ subject: '中断', attachments: attach('a.txt', Buffer.from('interrupted')) });
    reading.wake();
    await started.promise;
    await reading.stop();
    expect(await readDue(reader)).toBe(1);
    expect(await find({ attach: 'interrupted' })).toEqual(['中断']);
  });
});

it('keeps the list quick while a hostile file is read, and outlives it', async () => {
  await test.deps.db.deleteFrom('attachment_text').execute();
  const content = deflateSync(deflateSync(Buffer.alloc(400 * 1024 * 1024, 'x'), { level: 9 }), { level: 9 });
  const bomb = Buffer.from(
    makePdf(['x'], { content }).toString('latin1').replace('/Filter /FlateDecode ', '/Filter [/FlateDecode /FlateDecode] '),
    'latin1',
  );
  await test.arrive({ subject: '炸弹', attachments: attach('bomb.pdf', bomb) });
  const hurried = createTextReader({ timeLimitMs: 8_000 });
  let isReading = true;
  const reading = readDue(hurried).finally(() => {
    isReading = false;
  });
  const times: number[] = [];
  do {
    const start = performance.now();
    expect((await test.lin.get('/mail/message/?folder=INBOX&limit=20&offset=0')).status).toBe(200);
    times.push(performance.now() - start);
  } while (isReading);
  await reading;
  hurried.close();
  times.sort((a, b) => a - b);
  expect(times.length).toBeGreaterThan(20);
  expect(times[Math.floor(times.length / 2)]).toBeLessThan(250);
});
