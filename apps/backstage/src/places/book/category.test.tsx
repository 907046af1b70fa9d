import {
  type CompanyCategory,
  changeCompanyCategory,
  createCompanyCategory,
  deleteCompanyCategory,
  listOperationCategories,
  Problem,
} from '@jinshu/api';
import { answer } from '@jinshu/app/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { exampleSession } from '../../testing/examples.ts';
import { closeBackStage, openBackStage, patience } from '../../testing/openBackStage.tsx';

vi.mock('../../core/language/language.ts', () => import('../../testing/language.ts'));

afterEach(closeBackStage);

const category = (id: number, name: string, parentId: number | null, own: number, all: number): CompanyCategory => ({
  id,
  name,
  parentId,
  contactCount: own,
  allContactCount: all,
  version: 1,
});
const list = answer(listOperationCategories, () => ({
  count: 2,
  results: [category(1, '供应商', null, 1, 4), category(2, '印刷', 1, 3, 3)],
}));
const line = (name: string) => screen.findByRole('row', { name }, patience);
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }, patience));
const open = (id: number, { answers = [], ...more }: Parameters<typeof openBackStage>[0] = {}) =>
  openBackStage({ at: `/operation/books/categories/${id}`, answers: [...answers, list], ...more });

describe('the categories of the company book', () => {
  it('BAK-57 shows the number of contacts of each, and renames with the version that was opened', async () => {
    const { server } = await open(2, { answers: [answer(changeCompanyCategory, () => ({}))] });
    expect((await line('供应商')).textContent).toContain('4');
    expect(screen.getByText('3 here, 3 with all below')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Show contacts' }).getAttribute('href')).toBe('/operation/books?category=2');
    fireEvent.change(screen.getByRole('textbox', { name: 'Name' }), { target: { value: '印刷与装订' } });
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(
      () => expect(server.callsOf(changeCompanyCategory)).toEqual([{ params: { id: 2 }, body: { version: 1, name: '印刷与装订' } }]),
      patience,
    );
  });

  it('BAK-57 adds one at the top and one below, and says at the field that its name is taken', async () => {
    const create = vi
      .fn(() => ({ id: 3 }))
      .mockImplementationOnce(() => {
        throw new Problem('operation-refused', { reason: 'category-name-taken' });
      });
    const { server } = await open(1, { answers: [answer(createCompanyCategory, create)] });
    fireEvent.click(await screen.findByRole('button', { name: 'New category' }, patience));
    const form = await dialog('New category');
    fireEvent.change(form.getByLabelText('Name'), { target: { value: '供应商' } });
    fireEvent.click(form.getByRole('button', { name: 'Create' }));
    await form.findByText('Another category here has this name.', {}, patience);
    expect(server.callsOf(createCompanyCategory)).toEqual([{ body: { name: '供应商', parentId: null } }]);
    fireEvent.click(form.getByRole('button', { name: 'Cancel' }));
    fireEvent.click(await screen.findByRole('button', { name: 'New category below' }, patience));
    const below = await dialog('New category');
    fireEvent.change(below.getByLabelText('Name'), { target: { value: '物流' } });
    fireEvent.click(below.getByRole('button', { name: 'Create' }));
    await waitFor(() => expect(server.callsOf(createCompanyCategory).at(-1)).toEqual({ body: { name: '物流', parentId: 1 } }), patience);
  });

  it('BAK-57 moves one by keyboard', async () => {
    const { server } = await open(2, { answers: [answer(changeCompanyCategory, () => ({}))] });
    fireEvent.keyDown(await line('印刷'), { key: 'ArrowLeft', altKey: true });
    await waitFor(
      () =>
        expect(server.callsOf(changeCompanyCategory)).toEqual([
          { params: { id: 2 }, body: { version: 1, place: { parentId: null, beforeId: null } } },
        ]),
      patience,
    );
  });

  it('BAK-57 deletes one with contacts only with the category they move to', async () => {
    const { server } = await open(2, { answers: [answer(deleteCompanyCategory, () => ({}))] });
    fireEvent.click(await screen.findByRole('button', { name: 'Delete' }, patience));
    const form = await dialog('Delete 印刷?');
    expect(form.getByText('3 contacts and 0 categories below it move to the category you choose.')).toBeDefined();
    fireEvent.click(form.getByRole('button', { name: 'Delete' }));
    await form.findByText('Choose a category.', {}, patience);
    fireEvent.click(form.getByRole('button', { name: /Move to/ }));
    fireEvent.click(await screen.findByRole('option', { name: '供应商' }, patience));
    fireEvent.click(form.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(server.callsOf(deleteCompanyCategory)).toEqual([{ params: { id: 2 }, body: { targetId: 1 } }]), patience);
  });

  it('BAK-14 BAK-15 BAK-57 an auditor sees the categories without a control, and an organization administrator not at all', async () => {
    await open(2, { session: exampleSession({ role: 'auditor' }) });
    await line('印刷');
    for (const name of [/^New category/, 'Delete', 'Save']) expect(screen.queryByRole('button', { name })).toBeNull();
    closeBackStage();
    await open(2, { session: exampleSession({ role: 'organisation' }) });
    expect(screen.queryByRole('link', { name: 'Books' })).toBeNull();
  });
});
