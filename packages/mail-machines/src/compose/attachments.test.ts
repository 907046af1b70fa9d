import { emptyDraft } from '@jinshu/api';
import { describe, expect, it } from 'vitest';
import { createActor, fromCallback } from 'xstate';
import { type AttachmentEvent, addKept, refsOf, toComposed } from './attachments.ts';
import { composeMachine } from './composeMachine.ts';

const blank = emptyDraft('6c1f1c34-8a3f-4a54-9a55-0a6d6f0f8a10', { address: 'lin.yue@jinshu.example', name: '林月' });
const file = (id: number, more: object = {}) => ({ id, name: `${id}.pdf`, size: 10, ...more });

function start() {
  const compose = createActor(composeMachine.provide({ actors: { uploadAttachment: fromCallback(() => undefined) } }), {
    input: { draft: blank, autosaveMs: 0 },
  });
  compose.start();
  return {
    send: (event: AttachmentEvent) => compose.send(event),
    files: () => compose.getSnapshot().context.attachments,
    revision: () => compose.getSnapshot().context.revision,
    problem: () => compose.getSnapshot().context.problem,
  };
}

describe('the files of a letter', () => {
  it('ATT-01 ATT-04 ATT-05 are named in three lists, by where they are kept; a number of 0 counts', () => {
    const attachments = [
      toComposed(file(0)),
      toComposed(file(2, { source: 'personal', level: 3 })),
      toComposed(file(3, { source: 'company', isOnline: true, validity: 'quarter' })),
      { ...toComposed(file(4)), id: null, state: 'uploading' as const },
    ];
    expect(refsOf(attachments)).toEqual({
      attachments: [{ id: 0 }],
      netAttachments: [{ id: 2, level: 3 }],
      companyAttachments: [{ id: 3, isOnline: true, validity: 'quarter' }],
    });
  });

  it('ATT-02 are taken from the file centre once each, whatever list they stand in', () => {
    const once = addKept([], [file(1), file(1, { source: 'personal' })]);
    expect(addKept(once, [file(1), file(2), file(1, { source: 'company' })]).map(({ key }) => key)).toEqual([
      'kept-1',
      'personal-1',
      'kept-2',
      'company-1',
    ]);
  });

  it('ATT-02 come into the form from the picker, and it is worth saving then', () => {
    const { send, files, revision } = start();
    send({ type: 'attachKept', files: [file(7, { source: 'company' })] });
    expect(files()).toMatchObject([{ key: 'company-7', id: 7, source: 'company', state: 'ready', sentBytes: 10 }]);
    expect(revision()).toBe(1);
  });

  it('ATT-06 ATT-10 ATT-31 have a level, and go as a link for as long as is chosen', () => {
    const { send, files } = start();
    send({ type: 'attachKept', files: [file(7)] });
    send({ type: 'changeAttachment', key: 'kept-7', change: { level: 2 } });
    send({ type: 'changeAttachment', key: 'kept-7', change: { isOnline: true, validity: 'year' } });
    expect(refsOf(files()).attachments).toEqual([{ id: 7, level: 2, isOnline: true, validity: 'year' }]);
    send({ type: 'changeAttachment', key: 'kept-7', change: { isOnline: false } });
    expect(refsOf(files()).attachments).toEqual([{ id: 7, level: 2 }]);
  });

  it('ATT-11 ATT-12 may be on the disk when they have come up, under the name they got there', () => {
    const { send, files } = start();
    send({ type: 'attach', key: 'a', name: 'a.pdf', size: 10, file: {} });
    send({ type: 'uploaded', key: 'a', attachment: { id: 9, name: 'a (2).pdf', size: 10 }, source: 'personal', isOnline: true });
    expect(files()).toMatchObject([{ id: 9, name: 'a (2).pdf', source: 'personal', isOnline: true, state: 'ready' }]);
    expect(refsOf(files())).toEqual({
      attachments: [],
      netAttachments: [{ id: 9, isOnline: true }],
      companyAttachments: [],
    });
  });

  it('ATT-25 say why they could not go to the disk, and go as a link from where they are', () => {
    const { send, files, problem } = start();
    send({ type: 'attach', key: 'a', name: 'a.pdf', size: 10, file: {} });
    const full = new Error('full');
    send({ type: 'uploaded', key: 'a', attachment: { id: 9, name: 'a.pdf', size: 10 }, isOnline: true, problem: full });
    expect([files()[0]?.source, files()[0]?.isOnline, problem()]).toEqual(['attachment', true, full]);
  });

  it('ATT-07 are never empty', () => {
    const { send, files } = start();
    send({ type: 'attach', key: 'a', name: 'a.pdf', size: 0, file: {} });
    expect(files()).toEqual([]);
  });
});
