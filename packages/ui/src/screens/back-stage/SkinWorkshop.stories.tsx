import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { deriveSkin } from '../../foundation/derive-skin/index.ts';
import { BackStagePage, BrandColorField, LogoColorField, SkinFindings, SkinPreview, type SkinPreviewProps, WorkDesk } from './index.ts';

const words: SkinPreviewProps['words'] = {
  systemName: '锦书',
  compose: '写信',
  folders: ['收件箱', '草稿箱', '已发送', '已删除'],
  messages: [
    { party: '陈伟', subject: '接口文档', isUnread: true, tag: { name: '待办', color: '#F0A21B' } },
    { party: '周安', subject: '外包合同付款节点', isUnread: true, tag: { name: '合同', color: '#2F7DE1' } },
    { party: '钱文博', subject: '样本交接单（第 37 批）' },
    { party: '刘洋', subject: '标注周报' },
  ],
  body: '附件是修订后的付款安排，请在周五前确认。',
  to: '收件人',
  subject: '主题',
  send: '发送',
  save: '存草稿',
  link: '查看往来邮件',
};

const logo = [
  { id: '#1F7A5C', color: '#1F7A5C', name: 'Green, #1F7A5C' },
  { id: '#7A3B2E', color: '#7A3B2E', name: 'Red, #7A3B2E' },
  { id: '#2C4A73', color: '#2C4A73', name: 'Blue, #2C4A73' },
];

function Workshop({ screen, isExact, accent: first }: { screen: SkinPreviewProps['screen']; isExact: boolean; accent: string }) {
  const [accent, setAccent] = useState(first);
  const { skin, faults, certificate } = deriveSkin({
    id: 'pine',
    name: { zhHans: '松烟绿', zhHant: '松煙綠', en: 'Pine' },
    accent,
    isExact,
  });
  return (
    <div style={{ blockSize: 820, display: 'flex', background: 'var(--jinshu-color-surface-canvas)' }}>
      <BackStagePage title="Skin workshop">
        <WorkDesk
          controlsLabel="Settings"
          controls={
            <>
              <BrandColorField
                label="Brand color"
                pickLabel="Pick a color"
                value={accent}
                onChange={setAccent}
                faultMessage="This is no color."
              />
              <LogoColorField
                label="From the logo"
                swatches={logo}
                value={accent}
                onChange={setAccent}
                chooseLabel="Take colors from a logo"
                onSelect={() => undefined}
                note="The image stays on this device."
              />
            </>
          }
          previewLabel="Preview"
          preview={<SkinPreview skin={skin} screen={screen} label={`Preview: ${screen}`} words={words} />}
          findingsLabel="Findings"
          findings={
            <SkinFindings
              verdict={faults.length === 0 ? 'Passes' : 'Fails'}
              summary={`${certificate.count} pairs, ${faults.length} fail`}
              isHeld={faults.length === 0}
              measures={[{ label: 'Text, lowest', measured: '4.52:1', needed: '4.5', isHeld: true }]}
              findings={faults.slice(0, 3).map(({ pair, mend }) => ({
                id: pair,
                text: pair,
                front: skin.color.accent.base,
                back: skin.color.surface.panel,
                mend: mend && {
                  text: `${mend.token} passes as ${mend.value}`,
                  color: mend.value,
                  useLabel: 'Use it',
                  onUse: () => setAccent('#1F7A5C'),
                },
              }))}
              nearestTitle="The three pairs closest to their floor"
              nearest={certificate.nearest.map(({ name, measured, front, back }) => ({
                id: name,
                text: name,
                measured: `${measured.toFixed(2)}:1`,
                front,
                back,
              }))}
              hint={faults.length === 0 ? 'Its hue is close to that of Fresh Green.' : undefined}
              changesTitle="Adjustments"
              changes={[]}
            />
          }
        />
      </BackStagePage>
    </div>
  );
}

const meta = {
  title: 'Mail/Administration/BackStage/SkinWorkshop',
  render: (args) => <Workshop {...args} />,
  args: { screen: 'list', isExact: false, accent: '#1F7A5C' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<{ screen: SkinPreviewProps['screen']; isExact: boolean; accent: string }>;

export default meta;
type Story = StoryObj<typeof meta>;

export const List: Story = {
  tags: ['BAK-112'],
  name: 'A skin that passes, and its pairs closest to the floor',
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const nearest = within(page.getByRole('list', { name: 'The three pairs closest to their floor' })).getAllByRole('listitem');
    await expect(nearest.map(({ textContent }) => textContent)).toEqual(Array(3).fill(expect.stringMatching(/ on .*\d\.\d\d:1$/)));
    await expect(page.getByText('Its hue is close to that of Fresh Green.')).toBeVisible();
  },
};

export const FromTheLogo: Story = {
  tags: ['BAK-112'],
  name: 'A color of the logo is taken by keyboard',
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const colors = page.getByRole('listbox', { name: 'From the logo' });
    within(colors).getByRole('option', { name: 'Green, #1F7A5C' }).focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{Enter}');
    await expect(page.getByRole('textbox', { name: 'Brand color' })).toHaveValue('#2C4A73');
    await expect(within(colors).getByRole('option', { name: 'Blue, #2C4A73' })).toHaveAttribute('aria-selected', 'true');
  },
};

export const Login: Story = { args: { screen: 'login' } };

export const Fails: Story = {
  tags: ['BAK-112'],
  name: 'A pair that fails, and its mend',
  args: { screen: 'compose', isExact: true, accent: '#F5C400' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByText('Fails')).toBeVisible();
    await userEvent.click(page.getAllByRole('button', { name: 'Use it' })[0] as HTMLElement);
    await expect(await page.findByText('Passes')).toBeVisible();
    const field = page.getByRole('textbox', { name: 'Brand color' });
    await userEvent.clear(field);
    await userEvent.type(field, 'xyz');
    await expect(await page.findByText('This is no color.')).toBeVisible();
  },
};
