import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { appStory } from '../testing/appStory.tsx';

const meta = { title: 'App/Folders', tags: ['!autodocs'], parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;

const at = '/mailbox/innerbox/INBOX';
const patience = { timeout: 8000 };
const folder = (name: string) => screen.findByRole('treeitem', { name }, patience);
/** A dialog fades in. */
const shows = (role: 'dialog' | 'alertdialog') => waitFor(() => expect(screen.getByRole(role)).toBeVisible(), patience);

/** FLD-16: a name is all that a folder needs. */
export const NewFolder: StoryObj = {
  ...appStory({ at }),
  play: async () => {
    await folder('云川二期');
    await userEvent.click(screen.getByRole('button', { name: 'New folder' }));
    await shows('dialog');
    await userEvent.keyboard('a/b{Enter}');
    await waitFor(() => expect(screen.getByText(/^These cannot be in a name/)).toBeVisible(), patience);
  },
};

/** FLD-21, FLD-22: its mail goes to the Inbox, unless another folder is chosen. */
export const DeletesWithTheKeyboard: StoryObj = {
  ...appStory({ at }),
  play: async () => {
    (await folder('云川二期')).focus();
    await userEvent.keyboard('{Delete}');
    await shows('alertdialog');
    const question = within(screen.getByRole('alertdialog'));
    const target = question.getByRole('button', { name: /Move its mail to/ });
    await expect(target).toHaveTextContent('Inbox');
    target.focus();
    await userEvent.keyboard('{Enter}{End}{Enter}');
    await waitFor(() => expect(target).toHaveTextContent('Conference 2026'), patience);
  },
};

export const DeletesInSimplifiedChinese: StoryObj = {
  ...appStory({ at }),
  parameters: { locale: 'zh-hans' },
  play: async () => {
    (await folder('云川二期')).focus();
    await userEvent.keyboard('{Delete}');
    await shows('alertdialog');
  },
};
