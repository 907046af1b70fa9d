import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { BackStagePage, GroupedForm, PolicyRow, type PolicyValue } from './index.ts';

const captchas = { off: 'None', slide: 'Slide puzzle', click: 'Click characters', text: 'Text', arithmetic: 'Sum' };
const options = Object.entries(captchas).map(([id, label]) => ({ id, label }));

function Policy({ label, field, isReadOnly }: { label: string; field: PolicyValue; isReadOnly: boolean }) {
  const [value, setValue] = useState<PolicyValue['value']>(field.value);
  const isChanged = value !== field.value;
  return (
    <PolicyRow
      label={label}
      help="Default: On"
      origin="Set here · Changed by sun.yue@jinshu.example on Nov 20, 2026"
      isSetHere
      isChanged={isChanged}
      isReadOnly={isReadOnly}
      field={{ ...field, value } as PolicyValue}
      onChange={setValue}
      {...(!isReadOnly && { inherit: { label: 'Inherit', onPress: fn() } })}
    />
  );
}

function Policies({ isReadOnly = false }: { isReadOnly?: boolean }) {
  const row = (label: string, field: PolicyValue) => <Policy key={label} {...{ label, field, isReadOnly }} />;
  return (
    <div style={{ blockSize: 720, display: 'flex', background: 'var(--jinshu-color-surface-canvas)' }}>
      <BackStagePage title="Policies" subtitle="For the whole organization">
        <GroupedForm
          label="Policies"
          search={{ label: 'Find a policy', value: '', onChange: fn() }}
          groups={[
            {
              id: 'login',
              title: 'Login',
              note: '1 unsaved',
              content: [
                row('Captcha', { kind: 'choice', value: 'slide', options, hasExamples: true }),
                row('Block lasts', { kind: 'number', value: 15, unit: 'minutes' }),
              ],
            },
            {
              id: 'mail',
              title: 'Mail',
              content: [
                row('Forwarding', { kind: 'flag', value: true }),
                row('Second factors', { kind: 'choices', value: ['text'], options }),
                row('Blocked file types', { kind: 'text', value: 'exe, bat', isLong: true }),
              ],
            },
          ]}
          changeCount={1}
          onSave={isReadOnly ? undefined : fn()}
          onReset={fn()}
        />
      </BackStagePage>
    </div>
  );
}

const meta = { title: 'Mail/Administration/BackStagePolicies', component: Policies, parameters: { layout: 'fullscreen' } } satisfies Meta<
  typeof Policies
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, step }) => {
    await step('BAK-65 BAK-69 a value changes at its control, and a group is gone to', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: 'Sum' }));
      await expect(canvas.getByRole('radio', { name: 'Sum' })).toBeChecked();
      await userEvent.click(canvas.getByRole('button', { name: 'Mail' }));
      await expect(canvas.getByRole('button', { name: 'Mail' })).toHaveAttribute('aria-current', 'true');
    });
  },
};

export const SeenByAnAuditor: Story = { args: { isReadOnly: true } };
