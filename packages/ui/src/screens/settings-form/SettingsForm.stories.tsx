import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Icon, type IconName } from '../../foundation/icon-more/index.ts';
import { Checkbox } from '../../parts/checkbox/index.ts';
import { NumberField } from '../../parts/number-field/index.ts';
import { PasswordChecklist } from '../../parts/password-checklist/index.ts';
import { PasswordField } from '../../parts/password-field/index.ts';
import { Radio, RadioGroup } from '../../parts/radio-group/index.ts';
import { Select, SelectItem } from '../../parts/select/index.ts';
import { Switch } from '../../parts/switch/index.ts';
import { PortraitField } from './PortraitField.tsx';
import { SettingsList } from './SettingsList.tsx';
import { SettingsMenu, type SettingsMenuGroup } from './SettingsMenu.tsx';
import { SettingsPage, type SettingsPageProps, SettingsSection } from './SettingsPage.tsx';
import { SettingsRow } from './SettingsRow.tsx';

const meta = {
  title: 'Mail/Settings/Settings',
  component: SettingsPage,
  args: {
    title: '参数设置',
    description: '列表、写信与自动处理的默认方式。改动保存后立即生效。',
    children: null,
    onSave: fn(),
    onReset: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ blockSize: 640, background: 'var(--jinshu-color-surface-panel)' }}>
        <Story />
      </div>
    ),
  ],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof SettingsPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const saved = { pageSize: '20', isTwelveHour: true, draft: 5, limit: 300 };

function Parameters(props: SettingsPageProps) {
  const [values, setValues] = useState(saved);
  const change = (part: Partial<typeof saved>) => setValues({ ...values, ...part });
  const isChanged = (key: keyof typeof saved) => values[key] !== saved[key];
  return (
    <SettingsPage
      {...props}
      changeCount={(Object.keys(saved) as (keyof typeof saved)[]).filter(isChanged).length}
      onReset={() => {
        props.onReset?.();
        setValues(saved);
      }}
    >
      <SettingsSection title="邮件列表">
        <SettingsRow label="每页显示" isChanged={isChanged('pageSize')}>
          {(labelId) => (
            <Select aria-labelledby={labelId} value={values.pageSize} onChange={(key) => change({ pageSize: String(key) })}>
              {['10', '20', '50', '100'].map((size) => (
                <SelectItem key={size} id={size}>{`${size} 封`}</SelectItem>
              ))}
            </Select>
          )}
        </SettingsRow>
        <SettingsRow label="列表密度">
          <RadioGroup label="列表密度" isLabelHidden orientation="horizontal" defaultValue="regular">
            <Radio value="compact">紧凑</Radio>
            <Radio value="regular">标准</Radio>
            <Radio value="cosy">宽松</Radio>
          </RadioGroup>
        </SettingsRow>
        <SettingsRow label="时间格式" help="开启后日期列宽度为 180 像素" isChanged={isChanged('isTwelveHour')}>
          <Switch isSelected={values.isTwelveHour} onChange={(isTwelveHour) => change({ isTwelveHour })}>
            使用 12 小时制，区分上午与下午
          </Switch>
        </SettingsRow>
      </SettingsSection>
      <SettingsSection title="写信">
        <SettingsRow label="默认选项">
          <Checkbox defaultSelected>保存到已发送</Checkbox>
          <Checkbox defaultSelected>请求已读回执</Checkbox>
          <Checkbox>自动保存联系人</Checkbox>
        </SettingsRow>
        <SettingsRow label="草稿自动保存" isChanged={isChanged('draft')}>
          {(labelId) => (
            <NumberField aria-labelledby={labelId} unit="分钟" minValue={1} value={values.draft} onChange={(draft) => change({ draft })} />
          )}
        </SettingsRow>
        <SettingsRow label="大附件转存">
          {(labelId) => (
            <NumberField
              aria-labelledby={labelId}
              unit="MB"
              hasSteppers={false}
              defaultValue={300}
              errorMessage="请输入 1 到 100 之间的数值。"
            />
          )}
        </SettingsRow>
      </SettingsSection>
    </SettingsPage>
  );
}

export const Default: Story = {
  tags: ['SET-46', 'SET-47', 'SET-48'],
  name: 'Rows set the parameters; changes are counted, saved or discarded',
  render: (args) => <Parameters {...args} />,
  play: async ({ args, canvas }) => {
    const save = canvas.getByRole('button', { name: 'Save' });
    await expect(save).toBeDisabled();
    await userEvent.click(canvas.getByRole('switch'));
    canvas.getByRole('button', { name: /每页显示/ }).focus();
    await userEvent.keyboard('{ArrowDown}');
    await userEvent.click(await screen.findByRole('option', { name: '50 封' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('2 changes not saved');
    await expect(within(canvas.getByRole('group', { name: '时间格式' })).getByText('not saved')).toBeInTheDocument();
    await userEvent.click(save);
    await expect(args.onSave).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Discard changes' }));
    await expect(canvas.getByRole('switch')).toBeChecked();
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};

const group = (id: string, title: string, ids: readonly (readonly [string, string, IconName])[]) => ({
  id,
  title,
  items: ids.map(([page, label, icon]) => ({ id: page, label, href: `/setting/${page}`, icon: <Icon name={icon} /> })),
});

/** The twenty pages. */
const pages: SettingsMenuGroup[] = [
  group('account', 'Account', [
    ['user', 'Profile', 'person'],
    ['password', 'Change password', 'key'],
    ['twofactor', 'Two-factor login', 'shield'],
    ['skin', 'Skin', 'color'],
    ['accountcancel', 'Close account', 'person_delete'],
  ]),
  group('mail', 'Mail', [
    ['param', 'Preferences', 'options'],
    ['signature', 'Signature', 'signature'],
    ['template', 'Template', 'document_text'],
    ['tag', 'Folders and tags', 'tag'],
    ['autoreply', 'Auto-reply', 'arrow_reply'],
    ['autoforward', 'Auto-forward', 'arrow_forward'],
    ['filter', 'Filter rules', 'filter'],
    ['zhaohui', 'Recall records', 'arrow_undo'],
  ]),
  group('others', 'Others', [
    ['whitelist', 'Allowed senders', 'shield_checkmark'],
    ['blacklist', 'Blocked senders', 'mail_prohibited'],
    ['mailboxmove', 'Move in mail', 'arrow_swap'],
    ['transfer', 'SMTP proxy', 'server'],
    ['sms', 'SMS notice', 'phone'],
    ['relatelist', 'Shared mailboxes', 'link'],
    ['feedback', 'Feedback', 'person_feedback'],
  ]),
];

export const Menu: Story = {
  tags: ['SET-01'],
  name: 'A menu of the twenty pages, the open one marked',
  render: () => (
    <div style={{ inlineSize: 212 }}>
      <SettingsMenu groups={pages} currentId="param" />
    </div>
  ),
  play: async ({ canvas }) => {
    const menu = within(canvas.getByRole('navigation', { name: 'Settings' }));
    await expect(menu.getAllByRole('link')).toHaveLength(20);
    await expect(menu.getByRole('link', { name: 'Preferences' })).toHaveAttribute('aria-current', 'page');
    await expect(menu.getAllByRole('list')).toHaveLength(3);
  },
};

interface Entry {
  id: string;
  address: string;
  isActive: boolean;
}
const entries: Entry[] = [
  { id: '1', address: 'zhou.muyun@jinshu.example', isActive: true },
  { id: '2', address: '@lanxi.example', isActive: false },
  { id: '3', address: 'bids@heyuan.example', isActive: true },
];
const columns = [
  { id: 'address', name: 'Address or domain', cell: ({ address }: Entry) => address },
  { id: 'active', name: 'Status', width: 120, cell: ({ isActive }: Entry) => (isActive ? 'Enabled' : 'Disabled') },
];
const listed = { onAdd: fn(), onEdit: fn(), onDelete: fn(), onActiveChange: fn(), onClear: fn() };

function List({ rows = entries }: { rows?: readonly Entry[] }) {
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set());
  return (
    <SettingsPage title="Allowed senders" isWide>
      <SettingsList
        label="Allowed senders"
        columns={columns}
        rows={rows}
        getKey={({ id }) => id}
        textValue={({ address }) => address}
        selectedKeys={keys}
        onSelectionChange={setKeys}
        {...listed}
      />
    </SettingsPage>
  );
}

export const ListWalkedWithTheKeyboard: Story = {
  tags: ['SET-06', 'SET-07', 'SET-08'],
  name: 'Rows are chosen, enabled, disabled and deleted together; clear asks first',
  render: () => <List />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Delete' })).toBeDisabled();
    canvas.getByRole('row', { name: /zhou/ }).focus();
    await userEvent.keyboard(' {ArrowDown} ');
    await expect(canvas.getByText('2 selected')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Disable' }));
    await expect(listed.onActiveChange).toHaveBeenLastCalledWith(['1', '2'], false);
    await userEvent.click(canvas.getByRole('button', { name: 'Enable' }));
    await expect(listed.onActiveChange).toHaveBeenLastCalledWith(['1', '2'], true);
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }));
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
    await expect(listed.onDelete).toHaveBeenCalledWith(['1', '2']);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Clear the whole list?' }));
    await expect(listed.onClear).not.toHaveBeenCalled();
    await userEvent.click(question.getByRole('button', { name: 'Clear' }));
    await expect(listed.onClear).toHaveBeenCalledOnce();
  },
};

export const EmptyList: Story = { render: () => <List rows={[]} /> };

function Password() {
  const [password, setPassword] = useState('');
  const rules = [
    { id: 'length', label: '8 to 16 characters', isMet: password.length >= 8 && password.length <= 16 },
    { id: 'classes', label: 'At least two kinds of characters', isMet: /\d/.test(password) && /[a-z]/i.test(password) },
  ];
  return (
    <SettingsPage title="Change password" onSave={fn()} changeCount={1} saveLabel="Change password">
      <SettingsRow label="New password">
        {(labelId) => (
          <>
            <PasswordField aria-labelledby={labelId} aria-describedby="rules" maxLength={16} value={password} onChange={setPassword} />
            <PasswordChecklist id="rules" label="Password requirements" rules={rules} />
          </>
        )}
      </SettingsRow>
    </SettingsPage>
  );
}

export const PasswordPage: Story = { render: () => <Password /> };

const portrait = fn();

export const Portrait: Story = {
  tags: ['SET-12', 'SET-13'],
  name: 'The portrait can be changed for a picture of an allowed type and size',
  render: () => (
    <SettingsPage title="Profile">
      <SettingsRow label="Photo">
        <PortraitField name="林月" onSelect={portrait} />
      </SettingsRow>
    </SettingsPage>
  ),
  play: async ({ canvas, canvasElement }) => {
    const input = canvasElement.querySelector('input[type=file]');
    if (!(input instanceof HTMLInputElement)) throw new Error('There is no field for a file.');
    const user = userEvent.setup({ applyAccept: false });
    await user.upload(input, new File(['<svg/>'], 'a.svg', { type: 'image/svg+xml' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('Choose a JPG, GIF, PNG or BMP image.');
    await expect(portrait).not.toHaveBeenCalled();
    await user.upload(input, new File(['x'], 'a.png', { type: 'image/png' }));
    await expect(portrait).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('status')).toHaveTextContent('JPG, GIF, PNG or BMP, up to 10 MB.');
  },
};

export const Pending: Story = {
  tags: ['SET-81', 'SET-99'],
  name: 'While another server is asked the page says so',
  args: { isPending: true, changeCount: 1, pendingNote: 'Contacting the server. This takes 3–10 seconds.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('This takes 3–10 seconds');
  },
};

export const Failed: Story = { args: { changeCount: 1, errorMessage: 'The settings were not saved.' } };

export const LongUnbrokenText: Story = {
  args: {
    title: 'unbroken'.repeat(30),
    children: (
      <SettingsSection title={'邮件列表'.repeat(30)}>
        <SettingsRow label={'unbroken'.repeat(10)} help={'说明'.repeat(120)} isChanged>
          <Checkbox>{'unbroken'.repeat(30)}</Checkbox>
        </SettingsRow>
      </SettingsSection>
    ),
  },
};
export const OnAPhone: Story = { parameters: { windowSize: { width: 390, height: 844 } }, render: (args) => <Parameters {...args} /> };
export const RightToLeft: Story = { parameters: { direction: 'rtl' }, render: (args) => <Parameters {...args} /> };
export const ForcedColours: Story = {
  parameters: { chromatic: { forcedColors: 'active' } },
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: '212px 1fr' }}>
      <SettingsMenu groups={pages} currentId="param" />
      <Password />
    </div>
  ),
};
export const Compact: Story = { globals: { density: 'compact' }, render: (args) => <Parameters {...args} /> };
