import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Icon } from '../../foundation/icon-more/index.ts';
import { Banner } from '../../parts/banner/index.ts';
import { Button } from '../../parts/button/index.ts';
import type { DataGridColumn } from '../../parts/data-grid/index.ts';
import { PasswordField } from '../../parts/password-field/index.ts';
import { Radio, RadioGroup } from '../../parts/radio-group/index.ts';
import { Switch } from '../../parts/switch/index.ts';
import { TextField } from '../../parts/text-field/index.ts';
import { SettingsRow, SettingsSection } from '../settings-form/index.ts';
import { ComparedRecords, DetailForm, FormDialog, MachineText, StatusWord, TabbedPage, TableBar, TableList } from './index.ts';

interface Domain {
  name: string;
  use: string;
  isDefault: boolean;
  mailboxes: number;
}

const domains: readonly Domain[] = [
  { name: 'jinshu.example', use: 'Default for new addresses', isDefault: true, mailboxes: 201 },
  { name: 'alias.example', use: 'Alias of jinshu.example', isDefault: false, mailboxes: 0 },
];
const columns: readonly DataGridColumn<Domain>[] = [
  { id: 'name', name: 'Domain', minWidth: 140, isRowHeader: true, cell: ({ name }) => name },
  {
    id: 'use',
    name: 'Use',
    minWidth: 140,
    cell: ({ use, isDefault }) => <StatusWord tone={isDefault ? 'success' : 'info'}>{use}</StatusWord>,
  },
  { id: 'mailboxes', name: 'Mailboxes', width: 96, align: 'end', cell: ({ mailboxes }) => mailboxes },
];
const cancel = fn();

const MailSystem = () => (
  <TabbedPage
    title="Mail system"
    currentTab="domains"
    onTabChange={fn()}
    tabs={[
      {
        id: 'domains',
        title: 'Domains',
        content: (
          <>
            <TableBar>
              <Button tone="accent">Add domain</Button>
            </TableBar>
            <TableList
              label="Domains"
              columns={columns}
              rows={domains}
              getKey={({ name }) => name}
              textValue={({ name }) => name}
              page={1}
              pageSize={2}
              total={2}
              onPageChange={fn()}
            />
          </>
        ),
      },
    ]}
  >
    <FormDialog title="Add domain" cancelLabel="Cancel" submitLabel="Add" onSubmit={fn()} onCancel={cancel}>
      <TextField label="Domain" defaultValue="jinshu.example" errorMessage="This domain already exists." />
    </FormDialog>
  </TabbedPage>
);

const meta = {
  title: 'Mail/Administration/BackStage/MailSystem',
  component: MailSystem,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof MailSystem>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Domains: Story = {
  play: async ({ canvasElement, step }) => {
    const page = within(canvasElement.ownerDocument.body);
    await step('BAK-20 shows a refusal at the field, with what was typed', async () => {
      const field = await page.findByRole('textbox', { name: 'Domain' });
      await expect(field).toHaveValue('jinshu.example');
      await expect(field).toHaveAccessibleDescription('This domain already exists.');
      await userEvent.click(page.getByRole('button', { name: 'Cancel' }));
      await expect(cancel).toHaveBeenCalled();
    });
  },
};

const mark = fn();

/** Further addresses of a person, one of them marked as sender. */
export const Addresses: Story = {
  render: () => (
    <main>
      <DetailForm label="Addresses">
        <SettingsSection title="Further addresses">
          {['lin@jinshu.example', 'yue@jinshu.example'].map((address, place) => (
            <SettingsRow key={address} label={address}>
              <Switch aria-label={`May write from ${address}`} defaultSelected={place === 0} onChange={mark}>
                May write from it
              </Switch>
              <Button variant="quiet" tone="danger" aria-label={`Remove ${address}`}>
                Remove
              </Button>
            </SettingsRow>
          ))}
        </SettingsSection>
      </DetailForm>
    </main>
  ),
  play: async ({ canvas, step }) => {
    await step('BAK-32 each further address is marked as sender by a switch that is named by it', async () => {
      await expect(canvas.getByRole('switch', { name: 'May write from lin@jinshu.example' })).toBeChecked();
      await userEvent.click(canvas.getByRole('switch', { name: 'May write from yue@jinshu.example' }));
      await expect(mark).toHaveBeenCalledWith(true);
    });
  },
};

const answers = '220 relay ESMTP\n550 5.7.1 Not allowed';
const sendTest = fn();

/** Relay with a stored password, and the answers to a test mail. */
export const Relay: Story = {
  render: () => (
    <main>
      <DetailForm label="Outgoing mail" onSave={fn()} onReset={fn()} changeCount={0}>
        <SettingsSection title="Outgoing mail">
          <RadioGroup label="Delivery" defaultValue="relay">
            <Radio value="relay" description="All outgoing mail goes to one server.">
              Through a relay
            </Radio>
            <Radio value="direct" description="Mail goes to the servers of the recipients’ domains.">
              Directly
            </Radio>
          </RadioGroup>
          <SettingsRow label="Password" help="A password is stored. It is never shown.">
            <PasswordField label="Password" isLabelHidden />
          </SettingsRow>
        </SettingsSection>
        <SettingsSection title="Test">
          <SettingsRow label="Send to">
            <TextField label="Send to" isLabelHidden />
            <Button onPress={sendTest}>Send test message</Button>
          </SettingsRow>
          <MachineText label="Answers of the other server">{answers}</MachineText>
        </SettingsSection>
      </DetailForm>
    </main>
  ),
  play: async ({ canvas, step }) => {
    await step('BAK-91 shows no stored password, and the answers of the other server line by line', async () => {
      await expect(canvas.getByLabelText('Password', { selector: 'input' })).toHaveValue('');
      await userEvent.click(canvas.getByRole('button', { name: 'Send test message' }));
      await expect(sendTest).toHaveBeenCalled();
      await expect(canvas.getByRole('group', { name: 'Answers of the other server' }).textContent).toBe(answers);
    });
  },
};

const copyRecord = fn();

/** Expected DNS records beside those found; the key is long and unbroken. */
export const Records: Story = {
  render: () => (
    <main style={{ background: 'var(--jinshu-color-surface-panel)' }}>
      <DetailForm label="DNS records">
        <SettingsSection title="DNS records">
          <ComparedRecords
            summary="Last checked on Nov 28, 2026, 09:30. Checked once a day."
            actions={<Button>Check now</Button>}
            records={[
              {
                id: 'mx',
                title: 'MX jinshu.example',
                state: <StatusWord tone="warning">Differs</StatusWord>,
                expected: '10 mail.jinshu.example',
                found: '10 mx.other.example',
              },
              {
                id: 'dkim',
                title: 'TXT jinshu-20261128-1._domainkey.jinshu.example',
                state: <StatusWord tone="danger">Missing</StatusWord>,
                expected: `v=DKIM1; k=rsa; p=${'MIIBIjANBgkqhkiG9w0B'.repeat(20)}`,
                found: '',
              },
            ]}
            words={{ expected: 'Expected', found: 'Found', nothing: 'Nothing found', copy: 'Copy', copyOf: (name) => `Copy ${name}` }}
            onCopy={copyRecord}
          />
        </SettingsSection>
      </DetailForm>
    </main>
  ),
  play: async ({ canvas, step }) => {
    await step('BAK-93 shows both side by side, and the difference in words', async () => {
      const record = within(canvas.getByRole('region', { name: 'MX jinshu.example' }));
      await expect(record.getByRole('group', { name: 'Expected' })).toHaveTextContent('10 mail.jinshu.example');
      await expect(record.getByRole('group', { name: 'Found' })).toHaveTextContent('10 mx.other.example');
      await expect(record.getByText('Differs')).toBeVisible();
    });
    await step('BAK-92 copies the record of a key', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Copy TXT jinshu-20261128-1._domainkey.jinshu.example' }));
      await expect(copyRecord).toHaveBeenCalledWith(expect.stringMatching(/^v=DKIM1; k=rsa; p=/));
    });
  },
};

interface Filter {
  of: string;
  treatment: string;
  why: string;
}

const release = fn();
const filterColumns: readonly DataGridColumn<Filter>[] = [
  { id: 'of', name: 'Address or network', minWidth: 140, isRowHeader: true, cell: ({ of }) => of },
  { id: 'treatment', name: 'Treatment', minWidth: 140, cell: ({ treatment }) => <StatusWord tone="danger">{treatment}</StatusWord> },
  { id: 'why', name: 'Reason', minWidth: 140, cell: ({ why }) => why },
];

/** Addresses and senders that are blocked, each released or removed in its row. */
export const Filters: Story = {
  render: () => (
    <main>
      <TableList
        label="Blocked addresses"
        columns={filterColumns}
        rows={[
          { of: '192.0.2.7', treatment: 'Blocked', why: 'Failed logins as lin.yue@jinshu.example' },
          { of: '@spam.example', treatment: 'Refuse', why: 'Phishing' },
        ]}
        getKey={({ of }) => of}
        textValue={({ of }) => of}
        rowActions={[{ id: 'release', label: 'Release', icon: <Icon name="lock_open" /> }]}
        onAction={release}
        page={1}
        pageSize={2}
        total={2}
        onPageChange={fn()}
      />
    </main>
  ),
  play: async ({ canvas, step }) => {
    await step('BAK-97 BAK-98 shows each with its reason, and releases it', async () => {
      const row = within(canvas.getByRole('row', { name: '192.0.2.7' }));
      await expect(row.getByText('Failed logins as lin.yue@jinshu.example')).toBeVisible();
      await expect(within(canvas.getByRole('row', { name: '@spam.example' })).getByText('Refuse')).toBeVisible();
      await userEvent.click(row.getByRole('button', { name: 'Release' }));
      await expect(release).toHaveBeenCalled();
    });
  },
};

/** SMS gateway with a stored key, and the result of a test message. */
export const Gateway: Story = {
  render: () => (
    <main>
      <DetailForm label="SMS gateway" onSave={fn()} onReset={fn()} changeCount={0}>
        <SettingsSection title="SMS gateway">
          <SettingsRow label="Takes a key" help="The service needs a key.">
            <Switch aria-label="Takes a key" defaultSelected />
          </SettingsRow>
          <SettingsRow label="Key" help="A key is stored. It is never shown.">
            <PasswordField label="Key" isLabelHidden />
          </SettingsRow>
        </SettingsSection>
        <SettingsSection title="Test">
          <SettingsRow label="Mobile number">
            <TextField label="Mobile number" isLabelHidden />
            <Button>Send test message</Button>
          </SettingsRow>
          <Banner tone="danger" isAnnounced>
            The message wasn’t sent: the SMS webhook answered 401
          </Banner>
        </SettingsSection>
      </DetailForm>
    </main>
  ),
  play: async ({ canvas, step }) => {
    await step('BAK-100 shows no stored key, and the result of a test', async () => {
      await expect(canvas.getByLabelText('Key', { selector: 'input' })).toHaveValue('');
      await expect(canvas.getByText(/the SMS webhook answered 401/)).toBeVisible();
    });
  },
};

interface Held {
  subject: string;
  rule: string;
  sender: string;
}

const held: readonly Held[] = [{ subject: '报价单', rule: 'Virus · Eicar-Test-Signature', sender: 'wang@partner.example' }];
const heldColumns: readonly DataGridColumn<Held>[] = [
  { id: 'subject', name: 'Subject', minWidth: 120, isRowHeader: true, cell: ({ subject }) => subject },
  { id: 'rule', name: 'Rule', minWidth: 140, cell: ({ rule }) => <StatusWord tone="danger">{rule}</StatusWord> },
  { id: 'sender', name: 'Sender', minWidth: 140, cell: ({ sender }) => sender },
];
const releaseMail = fn();

/** Mail that a rule holds back, one message selected. */
export const HeldMail: Story = {
  render: () => (
    <main>
      <TableList
        label="Held mail"
        selection={{
          label: '1 selected',
          actions: (
            <>
              <Button onPress={releaseMail}>Release</Button>
              <Button tone="danger">Delete</Button>
            </>
          ),
        }}
        columns={heldColumns}
        rows={held}
        getKey={({ subject }) => subject}
        textValue={({ subject }) => subject}
        selectionMode="multiple"
        selectedKeys={new Set(['报价单'])}
        onSelectionChange={fn()}
        page={1}
        pageSize={20}
        total={1}
        onPageChange={fn()}
      />
    </main>
  ),
  play: async ({ canvas, step }) => {
    await step('BAK-99 shows rule, sender and subject of what is held, and releases it', async () => {
      await expect(canvas.getByRole('row', { name: '报价单' })).toHaveTextContent('Virus · Eicar-Test-Signaturewang@partner.example');
      await userEvent.click(canvas.getByRole('button', { name: 'Release' }));
      await expect(releaseMail).toHaveBeenCalled();
    });
  },
};
