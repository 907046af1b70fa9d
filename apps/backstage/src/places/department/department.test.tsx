import { changeDepartment, createDepartment, deleteDepartment, Problem } from '@jinshu/api';
import { answer } from '@jinshu/app/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { exampleSession } from '../../testing/examples.ts';
import { closeBackStage, openBackStage, patience } from '../../testing/openBackStage.tsx';

vi.mock('../../core/language/language.ts', () => import('../../testing/language.ts'));

afterEach(closeBackStage);

const line = (name: string) => screen.findByRole('row', { name }, patience);
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }, patience));
const open = (id: number, more: Parameters<typeof openBackStage>[0] = {}) => openBackStage({ at: `/operation/departments/${id}`, ...more });

describe('the departments', () => {
  it('BAK-23 shows the number of people of each, and renames with the version that was opened', async () => {
    const { server } = await open(2, { answers: [answer(changeDepartment, () => ({}))] });
    expect((await line('锦书研究院')).textContent).toContain('3');
    expect(screen.getByText('2 here, 2 with all below')).toBeDefined();
    const field = screen.getByRole('textbox', { name: 'Name' });
    fireEvent.change(field, { target: { value: '研究二部' } });
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(
      () => expect(server.callsOf(changeDepartment)).toEqual([{ params: { id: 2 }, body: { version: 1, name: '研究二部' } }]),
      patience,
    );
  });

  it('BAK-23 adds one below, and says at the field that its name is taken', async () => {
    const { server } = await open(1, {
      answers: [
        answer(createDepartment, () => {
          throw new Problem('operation-refused', { reason: 'department-name-taken' });
        }),
      ],
    });
    fireEvent.click(await screen.findByRole('button', { name: 'New department below' }, patience));
    const form = await dialog('New department');
    fireEvent.change(form.getByLabelText('Name'), { target: { value: '研究部' } });
    fireEvent.click(form.getByRole('button', { name: 'Create' }));
    await form.findByText('Another department here has this name.', {}, patience);
    expect(form.getByLabelText('Name').getAttribute('aria-invalid')).toBe('true');
    expect(server.callsOf(createDepartment)).toEqual([{ body: { name: '研究部', parentId: 1 } }]);
  });

  it('BAK-24 moves one by keyboard', async () => {
    const { server } = await open(2, { answers: [answer(changeDepartment, () => ({}))] });
    fireEvent.keyDown(await line('研究部'), { key: 'ArrowLeft', altKey: true });
    await waitFor(
      () =>
        expect(server.callsOf(changeDepartment)).toEqual([
          { params: { id: 2 }, body: { version: 1, place: { parentId: null, beforeId: null } } },
        ]),
      patience,
    );
  });

  it('BAK-09 BAK-25 deletes one with people only with the department they move to', async () => {
    const { server } = await open(2, { answers: [answer(deleteDepartment, () => ({}))] });
    fireEvent.click(await screen.findByRole('button', { name: 'Delete' }, patience));
    const form = await dialog('Delete 研究部?');
    expect(form.getByText('2 people and 0 departments below it move to the department you choose.')).toBeDefined();
    fireEvent.click(form.getByRole('button', { name: 'Delete' }));
    await form.findByText('Choose a department.', {}, patience);
    expect(server.callsOf(deleteDepartment)).toEqual([]);
    fireEvent.click(form.getByRole('button', { name: /Move to/ }));
    fireEvent.click(await screen.findByRole('option', { name: '锦书研究院' }, patience));
    fireEvent.click(form.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(server.callsOf(deleteDepartment)).toEqual([{ params: { id: 2 }, body: { targetId: 1 } }]), patience);
  });

  it('BAK-14 BAK-15 shows no control for a change to an auditor and to an organization administrator', async () => {
    for (const role of ['auditor', 'organisation'] as const) {
      await open(2, { session: exampleSession({ role }) });
      await line('研究部');
      for (const name of [/^New department/, 'Delete', 'Save']) expect(screen.queryByRole('button', { name })).toBeNull();
      closeBackStage();
    }
  });
});
