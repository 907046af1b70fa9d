import { Problem, setSkin } from '@jinshu/api';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { appStory } from '../../testing/appStory.tsx';
import { answer } from '../../testing/fakeServer.ts';

const meta = { title: 'App/Skins', tags: ['!autodocs'], parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;

const at = '/setting/skin';
const patience = { timeout: 8000 };
const skin = async (name: RegExp) => {
  // The picture of the account is the last to come.
  await waitFor(() => expect(document.querySelector('[data-initials="月"]')).not.toBeNull(), patience);
  return screen.findByRole('radio', { name }, patience);
};

export const Default: StoryObj = { ...appStory({ at }), play: async () => void (await skin(/Classic Blue/)) };

export const InSimplifiedChinese: StoryObj = {
  ...appStory({ at }),
  parameters: { locale: 'zh-hans' },
  play: async () => void (await skin(/经典蓝/)),
};

export const InTraditionalChinese: StoryObj = {
  ...appStory({ at }),
  parameters: { locale: 'zh-tw' },
  play: async () => void (await skin(/經典藍/)),
};

/** The skin is the account's, also on a device that has never shown it. */
export const MarksTheOneOfTheAccount: StoryObj = {
  ...appStory({ at }),
  tags: ['SKN-02'],
  name: 'Marks the one of the account',
  globals: { skin: 'moye' },
  play: async () => void (await waitFor(async () => expect(await skin(/Ink Night.*In use/)).toBeChecked(), patience)),
};

/** SKN-03: the selected skin applies immediately. */
export const ChoosesWithTheKeyboard: StoryObj = {
  ...appStory({ at }),
  play: async () => {
    (await skin(/Classic Blue/)).focus();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(document.documentElement.dataset.skin).toBe('qingxinlu'), patience);
  },
};

/** The density is the device's: it stays when another skin proposes one of its own. */
export const ChoosesADensity: StoryObj = {
  ...appStory({ at }),
  play: async () => {
    await skin(/Classic Blue/);
    await userEvent.click(screen.getByRole('radio', { name: 'Cozy' }));
    await waitFor(() => expect(document.documentElement.dataset.density).toBe('cosy'), patience);
    await userEvent.click(screen.getByRole('radio', { name: /Plain Xuan/ }));
    await waitFor(() => expect(document.documentElement.dataset.skin).toBe('suxuan'), patience);
    await expect(document.documentElement.dataset.density).toBe('cosy');
    localStorage.removeItem('jinshu.density');
  },
};

export const NotKept: StoryObj = {
  ...appStory({
    at,
    answers: [
      answer(setSkin, () => {
        throw new Problem('offline');
      }),
    ],
  }),
  play: async () => {
    (await skin(/Classic Blue/)).focus();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(screen.getByText(/Couldn’t reach/)).toBeVisible(), patience);
  },
};
