import {
  exportRecords,
  listOperationRecords,
  listPeopleRecords,
  mostCountedRecords,
  type OperationRecord,
  type PeopleRecord,
} from '@jinshu/api';
import { answer } from '@jinshu/app/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { closeBackStage, openBackStage, patience } from '../../testing/openBackStage.tsx';

vi.mock('../../core/language/language.ts', () => import('../../testing/language.ts'));
const saved = vi.hoisted(() => vi.fn());
vi.mock('@jinshu/app/page', async (load) => ({
  ...(await load<typeof import('@jinshu/app/page')>()),
  downloadFile: (call: () => Promise<unknown>) => call().then(saved),
}));

afterEach(closeBackStage);

const record = (change: Partial<PeopleRecord> = {}): PeopleRecord => ({
  id: 1,
  at: '2026-11-20T01:12:00Z',
  name: '林月',
  userName: 'lin.yue@jinshu.example',
  ip: '',
  place: '',
  person: 'chen.wei@jinshu.example',
  subject: '送审稿',
  size: 2048,
  folder: '',
  messageId: '<1@jinshu.example>',
  outcome: 'success',
  info: '',
  ...change,
});
const page = (...results: PeopleRecord[]) => ({ count: results.length, results });

describe('the records of actions', () => {
  it('BAK-18 BAK-103 names authors other than people in words', async () => {
    const action = (id: number, author: string): OperationRecord => ({
      ...{ id, at: '2026-11-20T01:12:00Z', author, role: null, ip: '', action: 'createPerson', isRefused: false, changes: [] },
      ...{ targetKind: 'person' as const, targetId: '1', targetName: 'lin.yue@jinshu.example' },
    });
    const results = ['command line', 'directory', 'sign-on', 'admin@jinshu.example'].map((author, index) => action(index + 1, author));
    await openBackStage({ at: '/operation/records', answers: [answer(listOperationRecords, () => ({ count: results.length, results }))] });
    for (const name of ['Command line', 'Directory', 'Sign-on', 'admin@jinshu.example'])
      expect(await screen.findByRole('rowheader', { name }, patience)).toBeDefined();
  });
});

describe('the records of all people', () => {
  it('BAK-102 says that there are more than are counted', async () => {
    const login = record({ ip: '203.0.113.24', place: '', outcome: 'success', person: '', subject: '', messageId: '' });
    await openBackStage({
      at: '/operation/records?tab=login',
      answers: [answer(listPeopleRecords, () => ({ count: mostCountedRecords, results: [login] }))],
    });
    expect(await screen.findByText('1–20 of 10,000 or more', undefined, patience)).toBeDefined();
  });

  it('BAK-102 shows logins with address, place and outcome, and searches by what is typed', async () => {
    const login = record({ ip: '203.0.113.24', place: '浙江 · 电信', outcome: 'failure', person: '', subject: '', messageId: '' });
    const { server } = await openBackStage({
      at: '/operation/records',
      answers: [answer(listOperationRecords, () => ({ count: 0, results: [] })), answer(listPeopleRecords, () => page(login))],
    });
    fireEvent.click(await screen.findByRole('tab', { name: 'Logins' }, patience));
    const row = await screen.findByRole('row', { name: /林月/ }, patience);
    for (const words of ['203.0.113.24', '浙江 · 电信', 'Failure']) expect(row.textContent).toContain(words);
    fireEvent.change(screen.getByRole('searchbox', { name: 'Search records' }), { target: { value: '浙江' } });
    await waitFor(
      () =>
        expect(server.callsOf(listPeopleRecords).at(-1)).toMatchObject({
          query: { kind: 'login', keyword: '浙江', from: expect.any(String) },
        }),
      patience,
    );
  });

  it('BAK-102 leads from a sent message to the records of who received it', async () => {
    const { server, visited } = await openBackStage({
      at: '/operation/records?tab=sent',
      answers: [answer(listPeopleRecords, () => page(record()))],
    });
    fireEvent.click(
      within(await screen.findByRole('row', { name: /林月/ }, patience)).getByRole('button', { name: 'Show who received it' }),
    );
    await screen.findByRole('button', { name: 'Show all messages' }, patience);
    expect(visited.at(-1)).toBe('/operation/records?tab=received&message=%3C1%40jinshu.example%3E');
    expect(server.callsOf(listPeopleRecords).at(-1)).toEqual({
      query: { kind: 'received', messageId: '<1@jinshu.example>', page: 1, pageSize: 20 },
    });
  });

  it('BAK-102 exports what is found', async () => {
    const { server } = await openBackStage({
      at: '/operation/records?tab=deleted&q=lin&period=all&outcome=success',
      answers: [
        answer(listPeopleRecords, () => page(record())),
        answer(exportRecords, () => ({ blob: new Blob(), fileName: 'records.xlsx' })),
      ],
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Export' }, patience));
    fireEvent.click(await screen.findByRole('menuitem', { name: 'As XLSX' }, patience));
    await waitFor(() => expect(saved).toHaveBeenCalled(), patience);
    expect(server.callsOf(exportRecords)).toEqual([{ query: { kind: 'deleted', keyword: 'lin', outcome: 'success', format: 'xlsx' } }]);
  });
});
