import { createSignature, listTemplates, Problem } from '@jinshu/api';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { appStory } from '../../testing/appStory.tsx';
import { answer } from '../../testing/fakeServer.ts';

const meta = {
  title: 'App/Settings/Signatures and templates',
  tags: ['!autodocs'],
  parameters: {
    layout: 'fullscreen',
  },
} satisfies Meta;
export default meta;

const patience = { timeout: 8000 };
const shows = (name: string | RegExp) => screen.findByRole('button', { name }, patience);

async function chooseIn(field: HTMLElement, option: string): Promise<void> {
  await userEvent.click(field);
  await userEvent.click(await screen.findByRole('option', { name: option }, patience));
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull(), patience);
}

export const Signatures: StoryObj = {
  tags: ['SET-57', 'SET-59', 'SET-62'],
  name: 'The defaults are chosen for all addresses, and for one of them alone',
  ...appStory({ at: '/setting/signature' }),
  play: async () => {
    await expect(await screen.findByRole('heading', { level: 1, name: 'Signatures' }, patience)).toBeVisible();
    await chooseIn(await shows(/New mail/), '正式');
    await waitFor(() => expect(screen.getByRole('button', { name: '正式 for new mail' })).toBeVisible(), patience);
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Custom defaults for research@jinshu.example' }, patience));
    const own = within(await screen.findByRole('group', { name: 'research@jinshu.example' }, patience));
    // They begin as those for all addresses are.
    await waitFor(() => expect(own.getByRole('button', { name: /New mail/ })).toHaveTextContent('正式'), patience);
    await chooseIn(own.getByRole('button', { name: /Replies and forwards/ }), '正式');
    await waitFor(() => expect(own.getByRole('button', { name: /Replies and forwards/ })).toHaveTextContent('正式'), patience);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Custom defaults for research@jinshu.example' }));
    await waitFor(() => expect(own.queryByRole('button', { name: /New mail/ })).toBeNull(), patience);
  },
};

export const WritesASignature: StoryObj = {
  tags: ['SET-57', 'SET-58', 'SET-61'],
  name: 'A signature needs a title, is added, changed, and deleted after a question',
  ...appStory({ at: '/setting/signature' }),
  play: async () => {
    await userEvent.click(await shows('New signature'));
    const dialog = within(await screen.findByRole('dialog', {}, patience));
    const content = await dialog.findByRole('textbox', { name: 'Content' }, patience);
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(dialog.getByText('Enter a title.')).toBeVisible(), patience);
    await userEvent.type(dialog.getByRole('textbox', { name: 'Title' }), '短');
    await userEvent.click(content);
    await userEvent.keyboard('Yue');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), patience);
    await userEvent.click(await shows('短'));
    const preview = await screen.findByRole('group', { name: 'Preview of 短' }, patience);
    await waitFor(() => expect(preview.shadowRoot?.textContent).toContain('Yue'), patience);
    await userEvent.click(await shows('Delete 短'));
    await userEvent.click(within(await screen.findByRole('alertdialog', {}, patience)).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: '短' })).toBeNull(), patience);
  },
};

export const RefusedSignature: StoryObj = {
  ...appStory({
    at: '/setting/signature',
    answers: [
      answer(createSignature, () => {
        throw new Problem('too-many-kept');
      }),
    ],
  }),
  play: async () => {
    await userEvent.click(await shows('New signature'));
    const dialog = within(await screen.findByRole('dialog', {}, patience));
    await userEvent.type(await dialog.findByRole('textbox', { name: 'Title' }, patience), '短');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(dialog.getByRole('alert')).toBeVisible(), patience);
  },
  parameters: { expectedErrors: ['400'] },
};

export const SignaturesOnAPhone: StoryObj = {
  ...appStory({ at: '/setting/signature' }),
  parameters: { windowSize: { width: 390, height: 844 } },
  play: async () => {
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Custom defaults for research@jinshu.example' }, patience));
    await screen.findByRole('group', { name: 'research@jinshu.example' }, patience);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};

export const Templates: StoryObj = {
  tags: ['SET-53', 'SET-55', 'CMP-17', 'ERR-23'],
  name: 'The last template of a page is deleted: it says that there are no more, and goes back',
  ...appStory({ at: '/setting/template' }),
  play: async () => {
    await shows('模板 6');
    await userEvent.click(await shows(/^Next page$/));
    await userEvent.click(await shows('模板 1'));
    await userEvent.click(await shows('Delete 模板 1'));
    await userEvent.click(within(await screen.findByRole('alertdialog', {}, patience)).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.getByText('There are no more templates.')).toBeVisible(), patience);
    await shows('模板 6');
  },
  parameters: { expectedErrors: ['404'] },
};

export const TemplatesOnAPhone: StoryObj = {
  ...appStory({ at: '/setting/template' }),
  parameters: { windowSize: { width: 390, height: 844 } },
  play: async () => {
    await shows('模板 6');
    await expect(screen.getByRole('heading', { level: 1, name: 'Templates' })).toBeVisible();
  },
};

export const NoTemplates: StoryObj = {
  ...appStory({ at: '/setting/template', answers: [answer(listTemplates, () => ({ count: 0, results: [] }))] }),
  play: async () => void (await screen.findByText('No templates yet', {}, patience)),
};
