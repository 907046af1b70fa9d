import {
  checkPeopleImport,
  downloadPeopleSample,
  downloadPersonJobFile,
  getPersonJob,
  importPeople,
  listPersonJobRows,
  type PersonImportRow,
  type PersonJob,
  Problem,
} from '@jinshu/api';
import { answer } from '@jinshu/app/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { exampleSession } from '../../testing/examples.ts';
import { closeBackStage, openBackStage, patience } from '../../testing/openBackStage.tsx';

vi.mock('../../core/language/language.ts', () => import('../../testing/language.ts'));

beforeEach(() => {
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:file');
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
});
afterEach(() => {
  vi.restoreAllMocks();
  closeBackStage();
});

const button = (name: string) => screen.getByRole('button', { name });
const give = async (name = 'people.csv') => {
  await screen.findByRole('heading', { level: 1, name: 'Import people' }, patience);
  const input = document.querySelector('input[type=file]') as HTMLInputElement;
  fireEvent.change(input, { target: { files: [new File(['x'], name)] } });
};
const row = (change: Partial<PersonImportRow>): PersonImportRow => ({
  row: 2,
  outcome: 'new',
  cells: {},
  changed: [],
  faults: [],
  ...change,
});
const results = [
  row({ cells: { name: '白露', address: 'bai.lu' } }),
  row({ row: 3, outcome: 'changed', cells: { name: '林月', address: 'lin.yue' }, changed: ['position', 'quotaBytes'] }),
  row({ row: 4, outcome: 'unchanged', cells: { name: '陈伟', address: 'chen.wei' } }),
  row({
    row: 5,
    outcome: 'faulty',
    cells: { name: '谢安', address: 'xie.an', quotaBytes: '很大' },
    faults: [{ field: 'quotaBytes', reason: 'capacity-invalid' }],
  }),
];
const checked = {
  newCount: 1,
  changedCount: 1,
  unchangedCount: 1,
  faultyCount: 1,
  columns: [
    { heading: 'Name', field: 'name' as const },
    { heading: 'Colour', field: null },
  ],
  count: results.length,
  results,
};
const job = (change: Partial<PersonJob> = {}): PersonJob => ({
  id: 12,
  kind: 'import',
  isDone: false,
  total: 4,
  doneCount: 2,
  createdCount: 1,
  changedCount: 0,
  unchangedCount: 0,
  failedCount: 1,
  skippedCount: 0,
  canUndo: false,
  hasFile: false,
  ...change,
});
const done = job({ isDone: true, doneCount: 4, changedCount: 1, unchangedCount: 1, hasFile: true });
const jobRows = {
  count: 2,
  results: [
    {
      row: 5,
      personId: null,
      userName: 'xie.an',
      name: '谢安',
      outcome: 'failed' as const,
      field: 'quotaBytes',
      reason: 'capacity-invalid',
    },
    { row: 2, personId: 9, userName: 'bai.lu@jinshu.example', name: '白露', outcome: 'created' as const, field: '', reason: '' },
  ],
};

describe('the import of people', () => {
  it('BAK-28 begins from the list, offers samples and refuses other files', async () => {
    const { server, visited } = await openBackStage({
      answers: [answer(downloadPeopleSample, () => ({ blob: new Blob(['Name']), fileName: 'People sample.csv' }))],
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Import' }, patience));
    await waitFor(() => expect(visited.at(-1)).toBe('/operation/people/import'), patience);
    fireEvent.click(await screen.findByRole('button', { name: 'Download XLSX sample' }, patience));
    await waitFor(() => expect(server.callsOf(downloadPeopleSample)).toEqual([{ query: { format: 'xlsx' } }]), patience);
    expect(screen.getByText(/CSV \(UTF-8 or GB18030\) or XLSX, up to 10 MB and 10,000 rows\./)).toBeDefined();
    await give('people.vcf');
    await screen.findByText('Choose a CSV or XLSX file.', {}, patience);
    expect(server.callsOf(checkPeopleImport)).toEqual([]);
  });

  it('BAK-28 says why a file is refused, and takes another one', async () => {
    await openBackStage({
      at: '/operation/people/import',
      answers: [
        answer(checkPeopleImport, () => {
          throw new Problem('operation-refused', { reason: 'file-columns' });
        }),
      ],
    });
    await give();
    await screen.findByText(/^No column for the address or employee number was found\./, {}, patience);
    expect(document.querySelector('input[type=file]')).not.toBeNull();
  });

  it('BAK-29 shows each row as new, changed, unchanged or faulty, with column and reason, before anything is written', async () => {
    const { server } = await openBackStage({ at: '/operation/people/import', answers: [answer(checkPeopleImport, () => checked)] });
    await give();
    const grid = within(await screen.findByRole('grid', { name: 'Rows of the file' }, patience));
    const shown = ['2 白露 bai.lu', '3 林月 lin.yue', '4 陈伟 chen.wei', '5 谢安 xie.an'].map(
      (name) => grid.getByRole('row', { name }).textContent,
    );
    for (const [index, words] of [
      'New',
      'Changes: Position and Capacity',
      'Unchanged',
      'Capacity: Use a number with a unit, such as 5 GB.',
    ].entries())
      expect(shown[index]).toContain(words);
    expect(screen.getByText('people.csv, 4 rows')).toBeDefined();
    expect(screen.getByText('Columns left out: Colour')).toBeDefined();
    fireEvent.click(screen.getByRole('radio', { name: 'Faulty 1' }));
    await waitFor(() => expect(grid.queryByRole('row', { name: '2 白露 bai.lu' })).toBeNull(), patience);
    expect(grid.getByRole('row', { name: '5 谢安 xie.an' })).toBeDefined();
    expect(server.callsOf(importPeople)).toEqual([]);
    fireEvent.click(button('Choose another file'));
    await screen.findByRole('button', { name: 'Download CSV sample' }, patience);
  });

  it('BAK-30 imports the rows without faults, shows the progress, and gives the file once', async () => {
    let state = job();
    const { server, visited } = await openBackStage({
      at: '/operation/people/import',
      answers: [
        answer(checkPeopleImport, () => checked),
        answer(importPeople, () => ({ id: 12 })),
        answer(getPersonJob, () => state),
        answer(listPersonJobRows, () => jobRows),
        answer(downloadPersonJobFile, () => {
          state = { ...done, hasFile: false };
          return { blob: new Blob(['Row']), fileName: 'People results.csv' };
        }),
      ],
    });
    await give();
    fireEvent.click(await screen.findByRole('button', { name: 'Import 2 rows, skip 1' }, patience));
    await waitFor(() => expect(visited.at(-1)).toBe('/operation/people/jobs/12'), patience);
    expect(server.callsOf(importPeople)).toMatchObject([{ body: { isAllOrNothing: false, mustChange: true } }]);
    const bar = await screen.findByRole('progressbar', { name: 'Progress' }, patience);
    expect(bar.getAttribute('aria-valuetext')).toBe('2 of 4');
    expect(screen.getByText('Available when it is finished.')).toBeDefined();
    expect((await screen.findByRole('row', { name: '5 谢安 xie.an' }, patience)).textContent).toContain(
      'Capacity: Use a number with a unit, such as 5 GB.',
    );
    state = done;
    await screen.findByText('Finished.', {}, patience);
    fireEvent.click(button('Download CSV'));
    await screen.findByText('The file was downloaded.', {}, patience);
    expect(server.callsOf(downloadPersonJobFile)).toEqual([{ params: { id: 12 }, body: { format: 'csv' } }]);
    expect(screen.queryByRole('button', { name: 'Download CSV' })).toBeNull();
  });

  it('BAK-30 does not begin with all or nothing while a row is faulty', async () => {
    await openBackStage({ at: '/operation/people/import', answers: [answer(checkPeopleImport, () => checked)] });
    await give();
    await screen.findByRole('grid', { name: 'Rows of the file' }, patience);
    fireEvent.click(screen.getByRole('checkbox', { name: 'Import all rows or none' }));
    await waitFor(() => expect(button('Import 2 rows').hasAttribute('disabled')).toBe(true), patience);
  });

  it('BAK-15 offers no import to an auditor', async () => {
    await openBackStage({ session: exampleSession({ role: 'auditor' }) });
    await screen.findByRole('row', { name: /林月/ }, patience);
    expect(screen.queryByRole('button', { name: 'Import' })).toBeNull();
  });
});
