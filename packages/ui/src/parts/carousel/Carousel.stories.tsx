import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test';
import { Carousel, type CarouselSlide } from './Carousel.tsx';
import { CarouselPicture } from './CarouselPicture.tsx';

const draw = (ground: string, shape: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 840 530"><rect width="840" height="530" fill="${ground}"/><circle cx="280" cy="200" r="90" fill="#fff"/><path d="M0 420 200 300l180 90 200-140 260 170v110H0z" fill="${shape}"/></svg>`,
  )}`;

const slides: CarouselSlide[] = [
  {
    id: 'upgrade',
    label: '邮件系统升级',
    content: <CarouselPicture src={draw('#16307d', '#245aa8')} alt="邮件系统升级" href="#upgrade" />,
  },
  { id: 'phishing', label: '钓鱼邮件识别指南', content: <CarouselPicture src={draw('#0f5a49', '#2f8f76')} alt="钓鱼邮件识别指南" /> },
  { id: 'holiday', label: '放假通知', content: <CarouselPicture src={draw('#8a2f2f', '#c26262')} alt="放假通知" href="#holiday" /> },
];

const meta = {
  title: 'Parts/Structure/Carousel',
  component: Carousel,
  args: { label: '系统公告', slides, height: 320, onSlideChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 640 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Carousel>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The height asked for on the home page. */
export const Default: Story = { tags: ['HOM-09'], name: 'Default', args: { height: 530 } };

export const Advertisement: Story = { tags: ['HOM-10'], name: 'Advertisement', args: { label: '活动', height: 120 } };

export const OneSlideHasNoControls: Story = {
  args: { slides: slides.slice(0, 1) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.getByRole('link', { name: '邮件系统升级' })).toBeVisible();
  },
};

export const ShownWithTheKeyboard: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    // Where motion is not welcome the slides stand still, until one asks for it.
    await expect(canvas.getByRole('button', { name: 'Start rotation' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSlideChange).toHaveBeenLastCalledWith('holiday');
    await expect(canvas.getByRole('group', { name: '3 of 3: 放假通知' })).toBeVisible();
    await expect(canvas.queryByRole('group', { name: '1 of 3: 邮件系统升级' })).toBeNull();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Slide 2: 钓鱼邮件识别指南' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onSlideChange).toHaveBeenLastCalledWith('phishing');
    await expect(canvas.getByRole('button', { name: 'Slide 2: 钓鱼邮件识别指南' })).toHaveAttribute('aria-current', 'true');
  },
};

export const TurnsByItselfOnDemand: Story = {
  args: { intervalMs: 50 },
  play: async ({ args, canvas }) => {
    const play = canvas.getByRole('button', { name: 'Start rotation' });
    const slidesBox = canvas.getByRole('group', { name: /邮件系统升级/ }).parentElement;
    await expect(slidesBox).toHaveAttribute('aria-live', 'polite');
    await userEvent.click(play);
    await waitFor(() => expect(args.onSlideChange).toHaveBeenCalledWith('holiday'));
    await expect(slidesBox).toHaveAttribute('aria-live', 'off');
    // Focus pauses the slides, so that users don't lose their place.
    canvas.getByRole('button', { name: 'Next slide' }).focus();
    await waitFor(() => expect(slidesBox).toHaveAttribute('aria-live', 'polite'));
    canvas.getByRole('button', { name: 'Stop rotation' }).click();
    await canvas.findByRole('button', { name: 'Start rotation' });
  },
};

export const Swiped: Story = {
  play: async ({ args, canvas }) => {
    const place = canvas.getByRole('region', { name: '系统公告' });
    await fireEvent.pointerDown(place, { pointerType: 'touch', clientX: 300 });
    await fireEvent.pointerUp(place, { pointerType: 'touch', clientX: 200 });
    await expect(args.onSlideChange).toHaveBeenLastCalledWith('phishing');
    await fireEvent.pointerDown(place, { pointerType: 'touch', clientX: 200 });
    await fireEvent.pointerUp(place, { pointerType: 'touch', clientX: 220 });
    await expect(args.onSlideChange).toHaveBeenCalledOnce();
  },
};

/** More than eight are counted. */
export const ManySlidesAndLongWords: Story = {
  args: {
    height: 160,
    slides: Array.from({ length: 12 }, (_, index) => ({
      id: `${index}`,
      label: `${index}`,
      content: <p style={{ padding: 16, overflowWrap: 'anywhere' }}>{`${'很长的公告'.repeat(10)}${'unbroken'.repeat(10)}`}</p>,
    })),
  },
  render: (args) => (
    <div style={{ width: 280 }}>
      <Carousel {...args} />
    </div>
  ),
  play: async ({ args, canvas }) => {
    await expect(canvas.queryByRole('button', { name: /^Slide/ })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Previous slide' }));
    await expect(args.onSlideChange).toHaveBeenLastCalledWith('11');
    await expect(canvas.getByText('12 / 12')).toBeVisible();
  },
};

export const RightToLeft: Story = { parameters: { direction: 'rtl' } };

export const ForcedColours: Story = { parameters: { chromatic: { forcedColors: 'active' } } };

export const Compact: Story = { globals: { density: 'compact' } };
