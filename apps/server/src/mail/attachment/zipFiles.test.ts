import { once } from 'node:events';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { expect, it, vi } from 'vitest';
import { zipFiles } from './zipFiles.ts';

const at = new Date('2026-11-20T10:00:00Z');

/** A file without an end, which says when it is closed. */
const endless = (onClosed: () => void) =>
  new Readable({
    read() {
      this.push(Buffer.alloc(65_536));
    },
    destroy(error, done) {
      onClosed();
      done(error);
    },
  });

it('ATT-43 a file that breaks off on its way ends the zip, and nothing else', async () => {
  const broken = new Readable({
    read() {
      this.push('begun');
      this.destroy(new Error('the line went dead'));
    },
  });
  await expect(buffer(zipFiles([{ name: 'a.txt', open: async () => broken }], at))).rejects.toThrow('the line went dead');
});

it('ATT-43 a file that cannot be opened ends the zip', async () => {
  const open = () => Promise.reject(new Error('the blob is missing'));
  await expect(buffer(zipFiles([{ name: 'a.txt', open }], at))).rejects.toThrow('the blob is missing');
});

it('ATT-43 whoever goes away leaves no file open', async () => {
  const closed = vi.fn();
  const zip = zipFiles([{ name: 'a.bin', open: async () => endless(closed) }], at);
  await once(zip, 'readable');
  zip.destroy();
  await vi.waitFor(() => expect(closed).toHaveBeenCalledOnce());
});

it('ATT-43 nor one that was on its way then', async () => {
  const closed = vi.fn();
  const coming = Promise.withResolvers<Readable>();
  const zip = zipFiles([{ name: 'a.bin', open: () => coming.promise }], at);
  await once(zip, 'readable');
  zip.destroy();
  coming.resolve(endless(closed));
  await vi.waitFor(() => expect(closed).toHaveBeenCalledOnce());
});
