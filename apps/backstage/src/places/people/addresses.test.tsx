import { addPersonAddress, changePersonAddress, getPersonAddresses, Problem, removePersonAddress } from '@jinshu/api';
import { answer } from '@jinshu/app/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { exampleSession } from '../../testing/examples.ts';
import { closeBackStage, openBackStage, patience } from '../../testing/openBackStage.tsx';

vi.mock('../../core/language/language.ts', () => import('../../testing/language.ts'));

afterEach(closeBackStage);

const main = 'lin.yue@jinshu.example';
const further = [{ address: 'lin@jinshu.example', isSender: false }];
const at = '/operation/people/7?tab=addresses';
const shown = answer(getPersonAddresses, () => ({ main, further }));
const button = (name: string) => screen.findByRole('button', { name }, patience);
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }, patience));

describe('addresses of a person', () => {
  it('BAK-32 shows the main and the further addresses, and marks one as sender', async () => {
    const change = answer(changePersonAddress, () => ({ main, further: [{ address: 'lin@jinshu.example', isSender: true }] }));
    const { server } = await openBackStage({ at, answers: [shown, change] });
    const toggle = await screen.findByRole<HTMLInputElement>('switch', { name: 'May write from lin@jinshu.example' }, patience);
    fireEvent.click(toggle);
    await waitFor(() => expect(toggle.checked).toBe(true), patience);
    expect(server.callsOf(changePersonAddress)).toEqual([{ params: { id: 7 }, body: { address: 'lin@jinshu.example', isSender: true } }]);
  });

  it('BAK-32 BAK-33 adds an address, and shows at the field that it is taken', async () => {
    const add = vi
      .fn(() => ({ main, further }))
      .mockImplementationOnce(() => {
        throw new Problem('operation-refused', { reason: 'address-taken' }, { fields: { username: ['address-taken'] } });
      });
    const { server } = await openBackStage({ at, answers: [shown, answer(addPersonAddress, add)] });
    fireEvent.click(await button('Add address'));
    const form = await dialog('Add address');
    const field = form.getByRole<HTMLInputElement>('textbox', { name: 'New address' });
    fireEvent.change(field, { target: { value: 'yue' } });
    fireEvent.click(form.getByRole('checkbox', { name: 'May write from it' }));
    fireEvent.click(form.getByRole('button', { name: 'Add address' }));
    await form.findByText('This address is already in use or still barred after a deletion.', {}, patience);
    expect(field.value).toBe('yue');
    fireEvent.click(form.getByRole('button', { name: 'Add address' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), patience);
    expect(server.callsOf(addPersonAddress).at(-1)).toEqual({ params: { id: 7 }, body: { address: 'yue', isSender: true } });
  });

  it('BAK-32 makes an address the main one after a question that says what happens, and removes one', async () => {
    const change = answer(changePersonAddress, () => ({ main: 'lin@jinshu.example', further: [{ address: main, isSender: true }] }));
    const remove = answer(removePersonAddress, () => ({ main: 'lin@jinshu.example', further: [] }));
    const { server } = await openBackStage({ at, answers: [shown, change, remove] });
    fireEvent.click(await button('Make lin@jinshu.example the main address'));
    const question = await dialog('Make lin@jinshu.example the main address?');
    expect(question.getByText(/lin\.yue@jinshu\.example stays a further address/)).toBeDefined();
    fireEvent.click(question.getByRole('button', { name: 'Make main address' }));
    fireEvent.click(await button(`Remove ${main}`));
    fireEvent.click((await dialog(`Remove ${main}?`)).getByRole('button', { name: 'Remove' }));
    await screen.findByText('No further addresses', {}, patience);
    expect(server.callsOf(removePersonAddress)).toEqual([{ params: { id: 7 }, body: { address: main } }]);
  });

  it('BAK-15 an auditor sees the addresses without a control', async () => {
    await openBackStage({ at, answers: [shown], session: exampleSession({ role: 'auditor' }) });
    await screen.findByText('lin@jinshu.example', {}, patience);
    expect(screen.queryByRole('button', { name: 'Add address' })).toBeNull();
    expect(screen.getByRole<HTMLInputElement>('switch', { name: 'May write from lin@jinshu.example' }).disabled).toBe(true);
  });
});
