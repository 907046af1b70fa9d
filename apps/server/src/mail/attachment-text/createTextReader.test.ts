import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { deflateSync } from 'node:zlib';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { limits } from '../../mime/document/index.ts';
import { joinPdf, makeDocx, makePdf, makeZip } from '../../testing/documents.ts';
import { createTextReader, type TextReader } from './createTextReader.ts';

let reader: TextReader;
afterEach(() => reader.close());

const file = (name: string, bytes: Buffer) => ({ name, bytes, type: 'application/octet-stream' });
/** A run of one character compresses to about a thousandth of its size. */
const flood = (megabytes: number, start = '', end = '') =>
  Buffer.concat([Buffer.from(start), Buffer.alloc(megabytes * 1024 * 1024, 'x'), Buffer.from(end)]);

describe('SRC-19 a hostile file costs its own text and nothing else', () => {
  it('reads text and its lexemes in a process of its own', async () => {
    reader = createTextReader();
    expect(await reader.read(file('a.docx', await makeDocx(['预算 Plan'])))).toEqual({
      text: '预算 Plan',
      isCut: false,
      lexemes: ['预', '算', '预算', 'plan'],
    });
  });

  it('stops an archive that swells beyond its bounds, and keeps what it needs of the text', async () => {
    reader = createTextReader();
    const bomb = await makeZip({ 'word/document.xml': flood(100, '<w:p><w:t>', '</w:t></w:p>') });
    expect(bomb.length).toBeLessThan(1_000_000);
    const found = await reader.read(file('bomb.docx', bomb));
    expect(found).toMatchObject({ isCut: true });
    expect('text' in found && found.text.length).toBe(limits.characters);
    // Comments contain no text, so only the limit on unpacked bytes stops the reading.
    const comments = await makeZip({ 'word/document.xml': flood(100, '<!--', '-->') });
    expect(await reader.read(file('comments.docx', comments))).toEqual({ failure: 'too-large' });
  });

  it('does not follow elements nested a million deep', async () => {
    reader = createTextReader();
    const nested = await makeZip({ 'word/document.xml': `<w:t>顶</w:t>${'<w:p>'.repeat(1_000_000)}<w:t>底</w:t>` });
    expect(await reader.read(file('deep.docx', nested))).toMatchObject({ text: '顶', isCut: true });
  });

  it('ends a file that takes memory without end, and goes on with the next', async () => {
    reader = createTextReader();
    // Each filter packs what the one before it packed: a few kilobytes that become gigabytes.
    const content = deflateSync(deflateSync(flood(400), { level: 9 }), { level: 9 });
    const pdf = makePdf(['x'], { content });
    const bomb = Buffer.from(pdf.toString('latin1').replace('/Filter /FlateDecode ', '/Filter [/FlateDecode /FlateDecode] '), 'latin1');
    expect(await reader.read(file('bomb.pdf', bomb))).toHaveProperty('failure');
    expect(await reader.read(file('a.pdf', makePdf(['之后'])))).toMatchObject({ text: '之后' });
  }, 60_000);

  it('ends a file that takes time without end, and goes on with the next', async () => {
    reader = createTextReader({ timeLimitMs: 5_000 });
    // Closing tags that close nothing, over elements that are never closed: each looks through all of them.
    const slow = await makeZip({ 'word/document.xml': `${'<a>'.repeat(900)}${'</b>'.repeat(16_000_000)}` });
    expect(await reader.read(file('slow.docx', slow))).toEqual({ failure: 'too-slow' });
    expect(await reader.read(file('a.txt', Buffer.from('之后')))).toMatchObject({ text: '之后' });
  }, 60_000);

  it('reads a PDF whose pages are their own parents', async () => {
    reader = createTextReader({ timeLimitMs: 5_000 });
    const loop = joinPdf(['<< /Type /Catalog /Pages 2 0 R >>', '<< /Type /Pages /Kids [2 0 R 2 0 R] /Count 900000 >>']);
    expect(await reader.read(file('loop.pdf', loop))).toHaveProperty('failure');
  });

  it('says of a PDF with a password that it has one', async () => {
    reader = createTextReader();
    const key = '28BF4E5E4E758A4164004E56FFFA01082E2E00B6D0683E802F0CA9FE6453697A';
    const locked = joinPdf(
      [
        '<< /Type /Catalog /Pages 2 0 R >>',
        '<< /Type /Pages /Kids [] /Count 0 >>',
        `<< /Filter /Standard /V 1 /R 2 /O <${key}> /U <${key}> /P -4 >>`,
      ],
      `/Encrypt 3 0 R /ID [<${'0'.repeat(32)}> <${'0'.repeat(32)}>]`,
    );
    expect(await reader.read(file('locked.pdf', locked))).toEqual({ failure: 'encrypted' });
  });

  it('does not open what is larger than it may be', async () => {
    reader = createTextReader();
    expect(await reader.read(file('a.txt', Buffer.alloc(limits.fileBytes + 1, 'x')))).toEqual({ failure: 'too-large' });
  });

  // Linux only: lists the child processes through /proc.
  it.runIf(process.platform === 'linux')(
    'does not go on with a file when the server has been killed',
    async () => {
      reader = createTextReader();
      const source = `
      import { createTextReader } from ${JSON.stringify(new URL('./createTextReader.ts', import.meta.url).href)};
      import { makeZip } from ${JSON.stringify(new URL('../../testing/documents.ts', import.meta.url).href)};
      const slow = await makeZip({ 'word/document.xml': '<a>'.repeat(900) + '</b>'.repeat(16_000_000) });
      void createTextReader().read({ name: 'slow.docx', type: '', bytes: slow });
      console.log('reading');`;
      const server = spawn(process.execPath, ['--conditions=jinshu-source', '--input-type=module', '-e', source], {
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      await once(server.stdout, 'data');
      const children = () => readFile(`/proc/${server.pid}/task/${server.pid}/children`, 'utf8');
      await vi.waitFor(async () => expect(await children()).toMatch(/\d/), { timeout: 10_000 });
      const child = Number((await children()).trim().split(' ')[0]);
      const isAlive = async () => !/^State:\s*Z/m.test(await readFile(`/proc/${child}/status`, 'utf8').catch(() => 'State: Z'));
      expect(await isAlive()).toBe(true);
      server.kill('SIGKILL');
      await vi.waitFor(async () => expect(await isAlive()).toBe(false), { timeout: 10_000 });
    },
    60_000,
  );
});
