import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { MonthCalendar } from './MonthCalendar.tsx';

const marks = {
  '2026-11-03': ['e01', 'e08'],
  '2026-11-05': ['e10'],
  '2026-11-12': ['e07', 'e02', 'e01', 'e05'],
  '2026-11-18': ['e08'],
  '2026-11-20': ['e01', 'e07', 'e10'],
} as const;

const meta: Meta<typeof MonthCalendar> = {
  title: 'Parts/Forms/MonthCalendar',
  component: MonthCalendar,
  args: { 'aria-label': 'Day of the schedule', defaultValue: '2026-11-20', onChange: fn(), onFocusChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 208 }}>
        <Story />
      </div>
    ),
  ],
};

export default meta;
type Story = StoryObj<typeof MonthCalendar>;

export const Default: Story = {};

export const WithMarks: Story = {
  args: { marks },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /Thursday, November 12, 2026.*, 4 events/ })).toBeVisible();
  },
};

export const TwoMonths: Story = {
  args: { marks, visibleMonths: 2 },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 440 }}>
        <Story />
      </div>
    ),
  ],
};

export const Bounded: Story = {
  args: { minValue: '2026-11-10', maxValue: '2026-11-27', isDateUnavailable: (day) => day.endsWith('6') },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /November 16, 2026/ }), { pointerEventsCheck: 0 });
    await userEvent.click(canvas.getByRole('button', { name: /November 5, 2026/ }), { pointerEventsCheck: 0 });
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const Disabled: Story = { args: { isDisabled: true } };

export const WalkedWithTheKeyboard: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /November 20, 2026/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-28');
    await userEvent.keyboard('{PageDown}');
    await expect(args.onFocusChange).toHaveBeenLastCalledWith('2026-12-28');
    await expect(canvas.getByRole('grid', { name: /December 2026/ })).toBeVisible();
  },
};

/** Monday comes first in simplified Chinese, Sunday in traditional Chinese. */
export const InChinese: Story = {
  args: { marks },
  parameters: { locale: 'zh-hans' },
  play: async ({ canvasElement }) => {
    const days = [...canvasElement.querySelectorAll('th')].map((day) => day.textContent);
    await expect(days).toEqual(['一', '二', '三', '四', '五', '六', '日']);
  },
};

export const InTraditionalChinese: Story = {
  parameters: { locale: 'zh-tw' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('th')).toHaveTextContent('日');
  },
};

export const BeginningOnMonday: Story = {
  args: { firstDayOfWeek: 'mon' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('th')).toHaveTextContent('M');
  },
};

export const RightToLeft: Story = { args: { marks }, parameters: { direction: 'rtl' } };

export const InForcedColours: Story = { ...WithMarks, parameters: { chromatic: { forcedColors: 'active' } } };

export const Compact: Story = { globals: { density: 'compact' } };
