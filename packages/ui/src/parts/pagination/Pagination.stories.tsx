import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Pagination } from './Pagination.tsx';

const meta = {
  title: 'Parts/Structure/Pagination',
  component: Pagination,
  args: { page: 2, pageSize: 20, total: 256, onPageChange: fn(), onPageSizeChange: fn() },
} satisfies Meta<typeof Pagination>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const EveryPlace: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 8, justifyItems: 'start' }}>
      {[
        { ...args, page: 1 },
        { ...args, page: 13 },
        { ...args, page: 1, total: 0 },
        { ...args, page: 1, total: 7, onPageSizeChange: undefined },
        { ...args, isDisabled: true },
        { ...args, page: 1024, pageSize: 100, total: 1_234_567 },
      ].map((one, place) => (
        // Six navigations of one name would be one too many for a reader of landmarks.
        <div key={`${one.page}-${one.total}`} inert={place > 0}>
          <Pagination {...one} />
        </div>
      ))}
    </div>
  ),
};

export const InANarrowPlace: Story = {
  tags: ['LAY-30'],
  name: 'In a narrow place the way to the other pages is in a line of its own',
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 260 }}>
        <Story />
      </div>
    ),
  ],
  args: { page: 1 },
  play: async ({ canvas }) => {
    const top = (name: string) => Math.round(canvas.getByRole('button', { name }).getBoundingClientRect().top);
    await expect(top('Next page')).toBe(top('Previous page'));
    await expect(top('Next page')).toBeGreaterThan(top('20 per page'));
  },
};

export const TurnedWithTheKeyboard: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Pagination' })).toHaveTextContent('21–40 of 256');
    for (let stop = 0; stop < 4; stop += 1) await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Next page' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPageChange).toHaveBeenLastCalledWith(3);
  },
};

export const NeighboursFetchedAhead: Story = {
  args: { onPrefetch: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.hover(canvas.getByRole('button', { name: 'Next page' }));
    await expect(args.onPrefetch).toHaveBeenLastCalledWith(3);
    canvas.getByRole('button', { name: 'Previous page' }).focus();
    await expect(args.onPrefetch).toHaveBeenLastCalledWith(1);
    await expect(args.onPageChange).not.toHaveBeenCalled();
  },
};

export const PageTyped: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Page 2 / 13' }));
    const field = await canvas.findByRole('textbox', { name: 'Go to page' });
    await expect(field).toHaveFocus();
    await userEvent.keyboard('99{Enter}');
    await expect(args.onPageChange).toHaveBeenLastCalledWith(13);
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Page 2 / 13' })).toHaveFocus());
  },
};

export const SizeChosen: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '20 per page' }));
    await expect(await screen.findByRole('menuitemradio', { name: '20 per page' })).toBeChecked();
    await userEvent.click(screen.getByRole('menuitemradio', { name: '50 per page' }));
    await expect(args.onPageSizeChange).toHaveBeenCalledWith(50);
  },
};

export const OtherThings: Story = {
  args: { formatRange: (from, to, total) => `第 ${from}–${to} 位联系人，共 ${total} 位`, formatPageSize: (size) => `每页 ${size} 位` },
};

export const RightToLeft: Story = { parameters: { direction: 'rtl' } };
export const ForcedColours: Story = { parameters: { chromatic: { forcedColors: 'active' } } };

export const Compact: Story = { ...EveryPlace, globals: { density: 'compact' } };
