import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import * as layout from '../../foundation/styles/stories.css.ts';
import { QrImage } from './QrImage.tsx';

const meta = {
  title: 'Parts/Status/QrImage',
  component: QrImage,
  args: {
    value: 'otpauth://totp/Jinshu:lin.yue@jinshu.example?secret=JBSWY3DPEHPK3PXP&issuer=Jinshu',
    label: 'Code to scan with the authenticator',
  },
} satisfies Meta<typeof QrImage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Code to scan with the authenticator' })).toBeVisible();
  },
};

export const EverySizeAndCorrection: Story = {
  render: (args) => (
    <div className={layout.grid}>
      {(['L', 'M', 'Q', 'H'] as const).map((correction) => (
        <QrImage key={correction} {...args} correction={correction} label={correction} />
      ))}
      <QrImage {...args} size={240} label="Large" />
      <QrImage {...args} value="1" size={80} label="Small" />
    </div>
  ),
};

export const LongText: Story = { args: { value: '云川二期项目验收资料与合同归档文件夹'.repeat(12), size: 280 } };

export const WhereRoomIsShort: Story = {
  render: (args) => (
    <div style={{ inlineSize: 120 }}>
      <QrImage {...args} size={240} />
    </div>
  ),
};

export const RightToLeft: Story = { parameters: { direction: 'rtl' } };

export const StaysDarkOnLightInForcedColours: Story = { parameters: { chromatic: { forcedColors: 'active' } } };
