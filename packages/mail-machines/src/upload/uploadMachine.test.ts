import { describe, expect, it, vi } from 'vitest';
import { createActor, fromCallback } from 'xstate';
import { type UploadInput, uploadMachine } from './uploadMachine.ts';

const mail = (key: string, size = 100) => ({ key, name: `${key}.eml`, size });

function start(input: Partial<UploadInput> = {}) {
  const running = new Map<string, { folder: string; say: (event: { type: string }) => void }>();
  const begun: string[] = [];
  const upload = createActor(
    uploadMachine.provide({
      actors: {
        uploadFile: fromCallback<{ type: 'never' }, { key: string; folder: string }>(({ input: { key, folder }, sendBack }) => {
          begun.push(key);
          running.set(key, { folder, say: sendBack });
          return () => void running.delete(key);
        }),
      },
    }),
    { input: { roomBytes: null, ...input } },
  );
  upload.start();
  return {
    upload,
    running,
    begun,
    add: (...files: ReturnType<typeof mail>[]) => upload.send({ type: 'add', files }),
    states: () => Object.fromEntries(upload.getSnapshot().context.files.map(({ key, state }) => [key, state])),
    finish: (key: string) => running.get(key)?.say({ type: 'uploaded', key, result: 'in' } as never),
    fail: (key: string) => running.get(key)?.say({ type: 'failed', key, problem: 'refused' } as never),
  };
}

describe('upload', () => {
  it('sends one file after the other, and rests when none is left', () => {
    const { upload, add, states, finish, begun } = start();
    add(mail('a'), mail('b'));
    expect(states()).toEqual({ a: 'uploading', b: 'waiting' });
    finish('a');
    expect(states()).toEqual({ a: 'success', b: 'uploading' });
    expect(upload.getSnapshot().hasTag('busy')).toBe(true);
    finish('b');
    expect([states(), begun, upload.getSnapshot().hasTag('busy')]).toEqual([{ a: 'success', b: 'success' }, ['a', 'b'], false]);
    add(mail('c'));
    expect(states()).toMatchObject({ c: 'uploading' });
  });

  it('sends several at once where it may', () => {
    const { add, states } = start({ parallel: 2 });
    add(mail('a'), mail('b'), mail('c'));
    expect(states()).toEqual({ a: 'uploading', b: 'uploading', c: 'waiting' });
  });

  it('IMX-05 goes into INBOX unless another folder is chosen', () => {
    const { upload, add, running } = start();
    add(mail('a'));
    expect(running.get('a')?.folder).toBe('INBOX');
    upload.send({ type: 'clear' });
    upload.send({ type: 'chooseFolder', folder: 'f6' });
    add(mail('b'));
    expect(running.get('b')?.folder).toBe('f6');
    expect(start({ folder: 'f7' }).upload.getSnapshot().context.folder).toBe('f7');
  });

  it('IMX-06 never sends a file of size 0', () => {
    const { upload, add, states, begun } = start();
    add(mail('a', 0), mail('b'));
    expect([states(), begun]).toEqual([{ a: 'error', b: 'uploading' }, ['b']]);
    expect(upload.getSnapshot().context.files[0]).toMatchObject({ refusal: 'empty' });
    upload.send({ type: 'retry', key: 'a' });
    expect(states()).toMatchObject({ a: 'error' });
  });

  it('IMX-07 never sends a file larger than what is left, with what went in counted', () => {
    const { upload, add, states, finish } = start({ roomBytes: 1000 });
    add(mail('a', 1001), mail('b', 1000));
    expect(states()).toEqual({ a: 'error', b: 'uploading' });
    finish('b');
    add(mail('c', 1));
    expect(upload.getSnapshot().context.files.map(({ refusal }) => refusal)).toEqual(['too-big', null, 'too-big']);
    const endless = start({ roomBytes: null });
    endless.add(mail('a', 2 ** 40));
    expect(endless.states()).toEqual({ a: 'uploading' });
  });

  it('IMX-03 holds one file back and goes on with it where it was', () => {
    const { upload, add, states, running } = start();
    add(mail('a'), mail('b'));
    running.get('a')?.say({ type: 'progressed', key: 'a', sentBytes: 40 } as never);
    upload.send({ type: 'pause', key: 'a' });
    expect([states(), running.has('a')]).toEqual([{ a: 'paused', b: 'uploading' }, false]);
    upload.send({ type: 'resume', key: 'a' });
    expect(states()).toEqual({ a: 'waiting', b: 'uploading' });
    expect(upload.getSnapshot().context.files[0]).toMatchObject({ sentBytes: 40 });
  });

  it('IMX-03 holds all back, resumes all, and clears the list', () => {
    const { upload, add, states, running } = start();
    add(mail('a'), mail('b'));
    upload.send({ type: 'pause' });
    expect([states(), running.size, upload.getSnapshot().hasTag('busy')]).toEqual([{ a: 'paused', b: 'paused' }, 0, false]);
    upload.send({ type: 'resume' });
    expect(states()).toEqual({ a: 'uploading', b: 'waiting' });
    upload.send({ type: 'clear' });
    expect([states(), running.size]).toEqual([{}, 0]);
  });

  it('keeps what failed with its reason, goes on, and tries again', () => {
    const { upload, add, states, fail, finish } = start();
    add(mail('a'), mail('b'));
    fail('a');
    expect(states()).toEqual({ a: 'error', b: 'uploading' });
    expect(upload.getSnapshot().context.files[0]).toMatchObject({ problem: 'refused' });
    upload.send({ type: 'retry', key: 'a' });
    finish('b');
    expect(states()).toEqual({ a: 'uploading', b: 'success' });
    expect(upload.getSnapshot().context.files[0]).toMatchObject({ problem: null });
  });

  it('stops a file that is taken away while it is on its way', () => {
    const { upload, add, states, running } = start();
    add(mail('a'), mail('b'));
    upload.send({ type: 'remove', key: 'a' });
    expect([states(), [...running.keys()]]).toEqual([{ b: 'uploading' }, ['b']]);
  });

  it('ATT-15 a snapshot survives JSON', () => {
    const { upload, add } = start();
    add(mail('a'), mail('b', 0));
    const { context } = upload.getSnapshot();
    expect(JSON.parse(JSON.stringify(context))).toEqual(context);
  });

  it('says which actor is missing', () => {
    const upload = createActor(uploadMachine, { input: { roomBytes: null } });
    const missed = vi.fn();
    upload.subscribe({ error: missed });
    upload.start();
    upload.send({ type: 'add', files: [mail('a')] });
    expect(missed).toHaveBeenCalledWith(new Error('The actor "uploadFile" was not provided.'));
  });
});
