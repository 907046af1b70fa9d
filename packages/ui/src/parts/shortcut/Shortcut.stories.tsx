import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import * as layout from '../../foundation/styles/stories.css.ts';
import { Shortcut } from './Shortcut.tsx';

const meta = { title: 'Parts/Actions/Shortcut', component: Shortcut, args: { keys: 'Ctrl+Enter' } } satisfies Meta<typeof Shortcut>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const all = ['C', 'G I', '* A', 'Shift+Del', 'Ctrl+Alt+L', 'Ctrl++', '↑', 'Space', 'Backspace', 'Tab', 'Home', 'PageDown', 'Esc', '?'];

export const EveryKey: Story = {
  render: () => (
    <div className={layout.grid}>
      {all.map((keys) => (
        <Shortcut key={keys} keys={keys} />
      ))}
      <Shortcut keys={['J', '↓']} />
    </div>
  ),
};

export const ReadInWords: Story = {
  args: { keys: ['Shift+↓', 'G I'] },
  play: async ({ canvasElement }) => {
    const heard = [...canvasElement.querySelectorAll('span, kbd')]
      .filter((node) => node.children.length === 0 && !node.closest('[aria-hidden]'))
      .map((node) => node.textContent?.trim());
    await expect(heard).toEqual(['Shift', '+', 'Down arrow', 'or', 'G', 'then', 'I']);
  },
};

/** Makes the browser look like one on a Mac while the story is shown. */
export const OnAnAppleMachine: Story = {
  args: { keys: 'Ctrl+Enter' },
  beforeEach: () => {
    Object.defineProperty(navigator, 'platform', { value: 'MacIntel', configurable: true });
    return () => Reflect.deleteProperty(navigator, 'platform');
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('⌘Command + ↩Enter');
  },
};

export const RightToLeft: Story = { args: { keys: ['Ctrl+Shift+B', 'G I'] }, parameters: { direction: 'rtl' } };

export const ForcedColours: Story = { ...EveryKey, parameters: { chromatic: { forcedColors: 'active' } } };

export const Compact: Story = { ...EveryKey, globals: { density: 'compact' } };
