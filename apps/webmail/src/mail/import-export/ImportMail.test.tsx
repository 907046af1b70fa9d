import { finishUpload, getUploadState } from '@jinshu/api';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { answer, type FakeAnswer } from '../../testing/fakeServer.ts';
import { createMailbox } from '../../testing/mailbox.ts';
import { choose, closeApp, openApp, patience, press, row, told } from '../../testing/openApp.tsx';
import { takingMail } from '../../testing/takingMail.ts';

// A file is hashed by a worker, which a test has not.
vi.setConfig({ testTimeout: 30_000 });

afterEach(closeApp);

async function open(folder: string | RegExp, answers: readonly FakeAnswer[] = []) {
  const mailbox = createMailbox();
  const app = await openApp({ mailbox, answers: [...answers, ...takingMail(mailbox)] });
  const tree = within(await screen.findByRole('tree', { name: 'Folders' }, patience));
  const ask = async () => {
    press(within(await tree.findByRole('treeitem', { name: folder }, patience)).getByRole('button', { name: 'Folder menu' }));
    await choose('Import mail');
    return within(await screen.findByRole('dialog', { name: 'Import mail' }, patience));
  };
  const dialog = await ask();
  const give = (...names: (string | File)[]) => {
    const files = names.map((name) => (typeof name === 'string' ? new File(['Subject: x\r\n\r\ny'], name) : name));
    fireEvent.change(document.querySelector('[role="dialog"] input[type="file"]') as HTMLInputElement, { target: { files } });
  };
  return { ...app, dialog, ask, give };
}

describe('mail that is imported', () => {
  it('IMX-02 IMX-04 FLD-11 opens from the menu of a folder, with that folder chosen and without Drafts', async () => {
    const { dialog } = await open('云川二期');
    const chosen = await dialog.findByRole('button', { name: /Import into/ }, patience);
    await waitFor(() => expect(chosen.textContent).toContain('云川二期'), patience);
    press(chosen);
    const options = await screen.findAllByRole('option', {}, patience);
    expect(options.map(({ textContent }) => textContent)).toEqual(['Inbox', 'Sent', 'Trash', 'Spam', '云川二期', 'Conference 2026']);
  });

  it('IMX-09 ERR-67 goes up as eml into the folder, and is in its list', async () => {
    const { server, dialog, give } = await open(/^Inbox/);
    give('Offer.eml');
    expect(await dialog.findByText('1 of 1 imported', {}, patience)).toBeDefined();
    expect(await told()).toEqual(['1 message imported']);
    expect(server.callsOf(finishUpload)).toMatchObject([{ body: { uploadType: 'eml', folder: 'INBOX', name: 'Offer.eml', folderId: -1 } }]);
    press(dialog.getAllByRole('button', { name: 'Close' }).at(-1) as HTMLElement);
    expect(await row(/Offer\.eml/)).toBeDefined();
  });

  it('IMX-08 ERR-21 ERR-22 ERR-67 keeps what failed in the list, with its reason', async () => {
    const { dialog, give } = await open(/^Inbox/);
    give('damaged.eml', 'large.eml', 'fine.eml');
    expect(await dialog.findByText(/This file isn’t an email message\./, {}, patience)).toBeDefined();
    expect(await dialog.findByText(/The mailbox doesn’t have enough space for this file\./, {}, patience)).toBeDefined();
    expect(await dialog.findByText('1 of 3 imported', {}, patience)).toBeDefined();
    expect(await told()).toEqual(['2 files weren’t imported']);
    press(dialog.getByRole('button', { name: 'Remove damaged.eml' }));
    await waitFor(() => expect(dialog.queryByText(/This file isn’t an email message\./)).toBeNull(), patience);
  });

  it('IMX-08 ERR-21 takes no file that cannot be a mail', async () => {
    const { server, dialog, give } = await open(/^Inbox/);
    give('notes.pdf');
    expect(await dialog.findByText('Not an email message: notes.pdf', {}, patience)).toBeDefined();
    expect(server.callsOf(finishUpload)).toEqual([]);
  });

  it('IMX-06 sends no empty file', async () => {
    const { server, dialog, give } = await open(/^Inbox/);
    give(new File([], 'empty.eml'));
    expect(await dialog.findByText(/This file is empty\./, {}, patience)).toBeDefined();
    expect(server.callsOf(getUploadState)).toEqual([]);
  });

  it('IMX-03 is held back, goes on, and is taken from the list', async () => {
    let letGo: () => void = () => undefined;
    const gate = new Promise<void>((go) => {
      letGo = go;
    });
    const { dialog, give } = await open(/^Inbox/, [
      answer(getUploadState, async () => {
        await gate;
        return { state: 0 as const, chunks: [] };
      }),
    ]);
    give('Offer.eml', 'Second.eml');
    press(await dialog.findByRole('button', { name: 'Pause' }, patience));
    press(await dialog.findByRole('button', { name: 'Resume' }, patience));
    letGo();
    expect(await dialog.findByText('2 of 2 imported', {}, patience)).toBeDefined();
    press(dialog.getByRole('button', { name: 'Clear list' }));
    await waitFor(() => expect(dialog.queryByText('2 of 2 imported')).toBeNull(), patience);
  });

  it('goes on while its dialog is closed', async () => {
    let letGo: () => void = () => undefined;
    const gate = new Promise<void>((go) => {
      letGo = go;
    });
    const { dialog, give, ask } = await open(/^Inbox/, [
      answer(getUploadState, async () => {
        await gate;
        return { state: 0 as const, chunks: [] };
      }),
    ]);
    give('Offer.eml');
    await dialog.findByText('0 of 1 imported', {}, patience);
    press(dialog.getAllByRole('button', { name: 'Close' }).at(-1) as HTMLElement);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), patience);
    letGo();
    expect(await told()).toEqual(['1 message imported']);
    expect(await (await ask()).findByText('1 of 1 imported', {}, patience)).toBeDefined();
  });
});
