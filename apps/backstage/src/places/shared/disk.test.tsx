import { addEnterpriseDiskAdministrator, changeEnterpriseDisk, type EnterpriseDisk, getEnterpriseDisk, Problem } from '@jinshu/api';
import { answer } from '@jinshu/app/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { exampleSession } from '../../testing/examples.ts';
import { closeBackStage, openBackStage, patience } from '../../testing/openBackStage.tsx';

vi.mock('../../core/language/language.ts', () => import('../../testing/language.ts'));

afterEach(closeBackStage);

const gigabyte = 1024 ** 3;
const disk = (change: Partial<EnterpriseDisk> = {}): EnterpriseDisk => ({
  usedBytes: 3 * gigabyte,
  quotaBytes: 10 * gigabyte,
  version: 4,
  administrators: [],
  ...change,
});

describe('the enterprise disk', () => {
  it('BAK-35 sets the capacity once, and warns of one below what is used', async () => {
    const { server } = await openBackStage({
      at: '/operation/shared/disk',
      answers: [answer(getEnterpriseDisk, () => disk()), answer(changeEnterpriseDisk, () => disk({ quotaBytes: gigabyte }))],
    });
    await screen.findByText('3 GB of 10 GB used', {}, patience);
    fireEvent.click(screen.getByRole('button', { name: 'Change capacity' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Change capacity' }, patience));
    const field = dialog.getByRole('textbox', { name: 'Capacity' });
    fireEvent.change(field, { target: { value: '1' } });
    fireEvent.blur(field);
    await dialog.findByText('Less than the 3 GB in use. Nothing is deleted, but no new file fits in.', {}, patience);
    fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await screen.findByText('3 GB of 1 GB used', {}, patience);
    expect(server.callsOf(changeEnterpriseDisk)).toEqual([{ body: { version: 4, quotaBytes: gigabyte } }]);
  });

  it('BAK-16 gives the right of a disk administrator, after the password where it is asked for', async () => {
    let isAsked = true;
    const { server } = await openBackStage({
      at: '/operation/shared/disk',
      answers: [
        answer(getEnterpriseDisk, () => disk()),
        answer(addEnterpriseDiskAdministrator, () => {
          if (isAsked) {
            isAsked = false;
            throw new Problem('operation-password');
          }
          return disk({ administrators: [{ id: 8, name: '陈伟', userName: 'chen.wei@jinshu.example' }] });
        }),
      ],
    });
    await screen.findByText(/No disk administrators yet/, {}, patience);
    const field = screen.getByRole('combobox', { name: 'Find a person' });
    act(() => field.focus());
    fireEvent.change(field, { target: { value: '陈' } });
    fireEvent.click(await screen.findByRole('option', { name: /陈伟/ }, patience));
    fireEvent.click(screen.getByRole('button', { name: 'Add' }));
    await screen.findByRole('dialog', {}, patience);
    expect(server.callsOf(addEnterpriseDiskAdministrator)).toEqual([{ params: { id: 8 } }]);
  });

  it('BAK-14 BAK-15 is no tab of an organization administrator, and without controls for an auditor', async () => {
    await openBackStage({ at: '/operation/shared', session: exampleSession({ role: 'organisation' }) });
    await screen.findByRole('tab', { name: 'Mailing lists' }, patience);
    expect(screen.queryByRole('tab', { name: 'Enterprise disk' })).toBeNull();
    closeBackStage();
    await openBackStage({
      at: '/operation/shared/disk',
      session: exampleSession({ role: 'auditor' }),
      answers: [answer(getEnterpriseDisk, () => disk())],
    });
    await screen.findByText(/No disk administrators yet/, {}, patience);
    await waitFor(() => expect(screen.queryByRole('button', { name: /^(?:Add|Change capacity)$/ })).toBeNull());
  });
});
