import { finishUpload, getUploadState, Problem, uploadChunk } from '@jinshu/api';
import { answer, type FakeAnswer } from './fakeServer.ts';
import type { Mailbox } from './mailbox.ts';

/** Answers of a server that takes mail in: what a file is called becomes the subject, and says whether it is taken. */
export const takingMail = (mailbox: Mailbox): FakeAnswer[] => [
  answer(getUploadState, () => ({ state: 0 as const, chunks: [] })),
  answer(uploadChunk, () => ({ isPresent: true })),
  answer(finishUpload, ({ body: { name, size, type, folder = 'INBOX' } }) => {
    if (name.includes('damaged')) throw new Problem('import-not-mail');
    if (name.includes('large')) throw new Problem('import-too-big');
    mailbox.add(folder, { subject: name, sender: { name: 'Chen Wei', address: 'chen.wei@jinshu.example' } });
    return { id: 0, name, size, type, createdAt: '2026-11-20T02:30:00Z', result: { importedCount: 1, presentCount: 0, failed: [] } };
  }),
];
