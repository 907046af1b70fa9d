import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { EmptyState } from '../../parts/empty-state/index.ts';
import { ChipField, DetailForm, OrderList, SplitPage, StatusWord } from './index.ts';

const placed = fn();
const toggled = fn();

function Rules() {
  const [words, setWords] = useState<readonly string[]>(['付款']);
  return (
    <SplitPage
      title="Review rules"
      list={
        <OrderList
          label="Review rules"
          items={[
            { id: '1', name: '财务外发', about: 'Finance · to outside', note: '84', isOn: true },
            { id: '2', name: '试用期员工', about: 'Everyone', note: <StatusWord tone="info">Scheduled</StatusWord>, isOn: false },
          ]}
          currentId="1"
          onOpen={fn()}
          onMove={placed}
          onToggle={toggled}
          toggleLabel={(name) => `Enable ${name}`}
          emptyState={<EmptyState title="No rules" />}
        />
      }
    >
      <DetailForm label="财务外发">
        <ChipField label="Words" values={words} onChange={setWords} />
      </DetailForm>
    </SplitPage>
  );
}

const meta = { title: 'Mail/Administration/BackStage/ReviewRules', component: Rules, parameters: { layout: 'fullscreen' } } satisfies Meta<
  typeof Rules
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ordered: Story = {
  play: async ({ canvas, step }) => {
    await step('BAK-60 moves an entry by keyboard, and switches it off', async () => {
      canvas.getByRole('row', { name: '试用期员工' }).focus();
      await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
      await expect(placed).toHaveBeenLastCalledWith('2', '1');
      await userEvent.click(canvas.getByRole('switch', { name: 'Enable 财务外发' }));
      await expect(toggled).toHaveBeenLastCalledWith('1', false);
    });
    await step('BAK-60 adds a word with Enter, and removes one with Delete', async () => {
      await userEvent.type(canvas.getByRole('textbox', { name: 'Words' }), '合同{Enter}');
      await expect(canvas.getByRole('row', { name: '合同' })).toBeVisible();
      canvas.getByRole('row', { name: '付款' }).focus();
      await userEvent.keyboard('{Delete}');
      await expect(canvas.queryByRole('row', { name: '付款' })).toBeNull();
    });
  },
};
