import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../parts/button/index.ts';
import { AddressList } from '../address-list/index.ts';
import { CancelAccountPage } from './CancelAccountPage.tsx';
import { FeedbackPage } from './FeedbackPage.tsx';
import { FoldersAndTagsPage } from './FoldersAndTagsPage.tsx';
import { ForcedPasswordDialog } from './ForcedPasswordDialog.tsx';
import { PasswordPage } from './PasswordPage.tsx';
import { PortraitDialog } from './PortraitDialog.tsx';
import { ProfilePage } from './ProfilePage.tsx';
import { type RecallRecord, RecallRecordsPage } from './RecallRecordsPage.tsx';
import { SecurityQuestionSection } from './SecurityQuestionSection.tsx';
import { type SessionTimeout, SessionTimeoutSelect } from './SessionTimeoutSelect.tsx';
import { SettingsPage, SettingsSection } from './SettingsPage.tsx';
import { SettingsRow } from './SettingsRow.tsx';
import { SmsPage } from './SmsPage.tsx';
import type { Profile } from './useProfileForm.ts';

const getRules = (password: string) => [
  { id: 'length', label: 'At least 8 characters', isMet: password.length >= 8 },
  { id: 'classes', label: 'Letters and digits', isMet: /\d/.test(password) && /[a-z]/i.test(password) },
];

const meta = {
  title: 'Mail/Settings/SettingsPages',
  component: PasswordPage,
  args: { getRules, onSubmit: fn() },
  decorators: [
    (Story) => (
      <div style={{ blockSize: 640, background: 'var(--jinshu-color-surface-panel)' }}>
        <Story />
      </div>
    ),
  ],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof PasswordPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['SET-20', 'SET-24', 'SET-26', 'SET-38'],
  name: 'The password changes with the current one, a new one that meets every rule, and once more',
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByLabelText('Current password', { selector: 'input' }), 'old-one-1');
    const field = canvas.getByLabelText('New password', { selector: 'input' });
    await userEvent.type(field, 'short');
    await userEvent.type(canvas.getByLabelText('Confirm new password', { selector: 'input' }), 'short');
    await userEvent.click(canvas.getByRole('button', { name: 'Change password' }));
    await expect(await canvas.findByText('The new password doesn’t meet all requirements.')).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.clear(field);
    await userEvent.type(field, 'new-one-22-and-far-too-long');
    await expect(field).toHaveValue('new-one-22-and-f');
    await expect(canvas.getByRole('list', { name: 'Password requirements' })).toHaveTextContent('At least 8 characters');
    const middleOf = (element: Element) => element.getBoundingClientRect().top + element.getBoundingClientRect().height / 2;
    await expect(middleOf(canvas.getByText('New password'))).toBeCloseTo(middleOf(field), 0);
    const again = canvas.getByLabelText('Confirm new password', { selector: 'input' });
    await userEvent.clear(again);
    await userEvent.type(again, 'new-one-22-and-f');
    await userEvent.click(canvas.getByRole('button', { name: 'Change password' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({
      password: 'old-one-1',
      newPassword: 'new-one-22-and-f',
      confirmPassword: 'new-one-22-and-f',
    });
  },
};

export const NothingTyped: Story = {
  tags: ['SET-22', 'SET-23', 'SET-39'],
  name: 'All three passwords are required',
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Change password' }));
    for (const text of ['Enter your current password.', 'Enter a new password.', 'Enter the new password again.'])
      await expect(await canvas.findByText(text)).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const Different: Story = {
  tags: ['SET-40'],
  name: 'The confirmation equals the new password, by keyboard',
  play: async ({ args, canvas }) => {
    canvas.getByLabelText('Current password', { selector: 'input' }).focus();
    await userEvent.keyboard('old-one-1{Tab}{Tab}new-one-22{Tab}{Tab}new-one-23{Enter}');
    await expect(await canvas.findByText('The passwords don’t match.')).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

const refusals = { password: 'The current password is wrong.' };

export const Refused: Story = {
  tags: ['SET-41'],
  name: 'What the server refuses shows at its field until the field changes',
  args: { errors: refusals },
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Current password', { selector: 'input' });
    await expect(canvas.getByText('The current password is wrong.')).toBeVisible();
    await userEvent.type(field, 'a');
    await expect(canvas.queryByText('The current password is wrong.')).toBeNull();
  },
};

const profile: Profile = {
  name: '林月',
  gender: 'female',
  englishName: 'Lin Yue',
  jobNumber: '1024',
  homePhone: '',
  homepage: '',
  country: '中国',
  province: '江苏',
  city: '南京',
  zip: '',
  address: '',
};
const page = { profile, email: 'lin.yue@jinshu.example', department: '产品部', onPortrait: fn(), onSave: fn() };

export const ProfileOfAPerson: Story = {
  tags: ['SET-11', 'SET-15', 'SET-16'],
  name: 'The profile shows and changes; a name has 1 to 35 characters',
  render: () => <ProfilePage {...page} />,
  play: async ({ canvas }) => {
    page.onSave.mockClear();
    const field = canvas.getByRole('textbox', { name: 'Full name' });
    for (const name of [
      'English name',
      'Job number',
      'Home phone',
      'Homepage',
      'Country',
      'Province',
      'City',
      'Postcode',
      'Street and number',
    ])
      await expect(canvas.getByRole('textbox', { name })).toBeInTheDocument();
    await userEvent.clear(field);
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByText('Enter your name.')).toBeVisible();
    await userEvent.type(field, '月'.repeat(36));
    await expect(await canvas.findByText('Use 35 characters or fewer.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(page.onSave).not.toHaveBeenCalled();
    await userEvent.type(field, '{Backspace}');
    await userEvent.type(canvas.getByRole('textbox', { name: 'City' }), '市');
    await expect(within(canvas.getByRole('group', { name: 'City' })).getByText('not saved')).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(page.onSave).toHaveBeenCalledWith({ ...profile, name: '月'.repeat(35), city: '南京市' });
  },
};

const onCrop = fn();

/** A photograph of two halves, made by the browser. */
async function photograph(): Promise<File> {
  const canvas = Object.assign(document.createElement('canvas'), { width: 400, height: 200 });
  const paper = canvas.getContext('2d') as CanvasRenderingContext2D;
  paper.fillStyle = '#c00';
  paper.fillRect(0, 0, 200, 200);
  paper.fillStyle = '#00c';
  paper.fillRect(200, 0, 200, 200);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
  return new File([blob as Blob], 'me.png', { type: 'image/png' });
}

/** The color in the middle of an image. */
async function middleOf(image: Blob): Promise<string> {
  const bitmap = await createImageBitmap(image);
  const canvas = Object.assign(document.createElement('canvas'), { width: 1, height: 1 });
  const paper = canvas.getContext('2d') as CanvasRenderingContext2D;
  paper.drawImage(bitmap, bitmap.width / 2, bitmap.height / 2, 1, 1, 0, 0, 1, 1);
  const [red = 0, , blue = 0] = paper.getImageData(0, 0, 1, 1).data;
  return `${bitmap.width} ${bitmap.height} ${red > blue ? 'red' : 'blue'}`;
}

function Cropped() {
  const [file, setFile] = useState<File>();
  if (file) return <PortraitDialog file={file} onSave={onCrop} onClose={() => setFile(undefined)} />;
  return <Button onPress={() => void photograph().then(setFile)}>Photograph</Button>;
}

export const CroppedByKeyboard: Story = {
  tags: ['SET-12'],
  name: 'A photo is cropped by dragging or with the arrow keys',
  render: () => <Cropped />,
  play: async ({ canvas }) => {
    onCrop.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Photograph' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Crop photo' }));
    const use = dialog.getByRole('button', { name: 'Use photo' });
    await waitFor(() => expect(use).toBeEnabled());
    const area = dialog.getByRole('group', { name: 'Position of the photo' });
    await expect(area).toHaveAccessibleDescription('Drag the photo, or move it with the arrow keys.');
    for (const [key, color] of [
      ['{ArrowLeft>20/}', 'red'],
      ['{ArrowRight>40/}', 'blue'],
    ] as const) {
      area.focus();
      await userEvent.keyboard(key);
      onCrop.mockClear();
      await userEvent.click(use);
      await waitFor(() => expect(onCrop).toHaveBeenCalledOnce());
      await expect(await middleOf(onCrop.mock.lastCall?.[0])).toBe(`512 512 ${color}`);
    }
    const zoom = dialog.getByRole('slider', { name: 'Zoom' });
    zoom.focus();
    await userEvent.keyboard('{End}');
    await expect(zoom).toHaveValue('4');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

const onWithdraw = fn();
const onReset = fn();

export const ProfileInReview: Story = {
  tags: ['SET-17'],
  name: 'What waits for review stands at its field, and can be withdrawn',
  render: () => (
    <ProfilePage
      {...page}
      isInReview
      imageUrl="data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7"
      pending={{
        englishName: 'Lin Yue, PhD',
        city: '',
        gender: 'unknown',
        imageUrl: 'data:image/gif;base64,R0lGODlhAQABAIAAAP8AAAAAACH5BAAAAAAALAAAAAABAAEAAAICRAEAOw==',
      }}
      onWithdraw={onWithdraw}
      onResetPortrait={onReset}
    />
  ),
  play: async ({ canvas }) => {
    onWithdraw.mockClear();
    onReset.mockClear();
    await expect(canvas.getByRole('group', { name: 'English name' })).toHaveAccessibleDescription('In review: Lin Yue, PhD');
    await expect(canvas.getByRole('group', { name: 'City' })).toHaveAccessibleDescription('In review: empty');
    await expect(canvas.getByText('In review: Not specified')).toBeVisible();
    await expect(canvas.getByText('In review: new photo')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Job number' })).toHaveAttribute('readonly');
    await userEvent.click(canvas.getByRole('button', { name: 'Withdraw' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Remove photo' }));
    await expect([onWithdraw.mock.calls.length, onReset.mock.calls.length]).toEqual([1, 1]);
  },
};

export const ProfilePhotoRemoved: Story = {
  tags: ['SET-12'],
  name: 'That there is no photo anymore waits for review too, and is asked for once',
  render: () => (
    <ProfilePage
      {...page}
      isInReview
      imageUrl="data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7"
      pending={{ imageUrl: '' }}
      onResetPortrait={onReset}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('In review: no photo')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Remove photo' })).toBeNull();
  },
};

const fieldErrors = { homepage: 'This can’t be used here.' };

export const ProfileRefused: Story = {
  tags: ['SET-11', 'SET-17'],
  name: 'A refusal, a limit and what the server refuses show where they belong',
  render: () => <ProfilePage {...page} refusal="请写全名。" errors={fieldErrors} limits={{ zip: 20 }} />,
  play: async ({ canvas }) => {
    page.onSave.mockClear();
    await expect(canvas.getByText('Your last change was refused: 请写全名。')).toBeVisible();
    await expect(canvas.getByText('This can’t be used here.')).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Homepage' }), 'x');
    await expect(canvas.queryByText('This can’t be used here.')).toBeNull();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Postcode' }), '3'.repeat(21));
    await expect(canvas.getByText('Use 20 characters or fewer.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(page.onSave).not.toHaveBeenCalled();
  },
};

const security = { onSave: fn(), onRemove: fn() };

export const SecurityQuestion: Story = {
  tags: ['SET-45'],
  name: 'A security question has an answer, which is replaced or removed, and never shown',
  render: (args) => (
    <PasswordPage {...args}>
      <SecurityQuestionSection question="第一次独立整理的书是哪一部" {...security} />
    </PasswordPage>
  ),
  play: async ({ args, canvas }) => {
    for (const call of Object.values(security)) call.mockClear();
    const answer = canvas.getByRole('textbox', { name: 'Answer' });
    await expect(answer).toHaveValue('');
    await userEvent.click(canvas.getByRole('button', { name: 'Save question' }));
    await expect(await canvas.findByText('Enter an answer.')).toBeVisible();
    await userEvent.type(answer, '锦书{Enter}');
    await expect(security.onSave).toHaveBeenCalledWith({ question: '第一次独立整理的书是哪一部', answer: '锦书' });
    await userEvent.click(canvas.getByRole('button', { name: 'Remove question' }));
    await expect(security.onRemove).toHaveBeenCalledOnce();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

const onFeedback = fn();

export const Feedback: Story = {
  tags: ['SET-90'],
  name: 'Feedback has a title and content, which are required, and a contact',
  render: () => <FeedbackPage description="每一条反馈都会有人读。" onSubmit={onFeedback} />,
  play: async ({ canvas }) => {
    onFeedback.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(await canvas.findByText('Enter a title.')).toBeVisible();
    await expect(canvas.getByText('Enter what you want to say.')).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Title' }), '建议');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Content' }), '希望有更多皮肤。');
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(onFeedback).toHaveBeenCalledWith({ title: '建议', content: '希望有更多皮肤。', contact: '' });
  },
};

const onForced = fn();
const onCancel = fn();

export const ForcedChange: Story = {
  tags: ['LGN-21', 'LGN-22', 'LGN-23', 'LGN-25', 'LGN-44'],
  name: 'A password that must change is asked for by a dialog of 450 pixels that cannot be closed',
  render: () => (
    <ForcedPasswordDialog isOpen getRules={getRules} onSubmit={onForced} onCancel={onCancel}>
      Your password has expired.
    </ForcedPasswordDialog>
  ),
  play: async () => {
    onForced.mockClear();
    onCancel.mockClear();
    const element = await screen.findByRole('dialog', { name: 'Change password' });
    const dialog = within(element);
    await waitFor(() => expect(element.getBoundingClientRect().width).toBeCloseTo(450, 0));
    await expect(dialog.queryByRole('button', { name: 'Close' })).toBeNull();
    await userEvent.keyboard('{Escape}');
    await expect(element).toBeInTheDocument();
    await userEvent.type(dialog.getByLabelText('Current password', { selector: 'input' }), 'old-one-1');
    await userEvent.type(dialog.getByLabelText('New password', { selector: 'input' }), 'new-one-22');
    await userEvent.type(dialog.getByLabelText('Confirm new password', { selector: 'input' }), 'new-one-2');
    await userEvent.click(dialog.getByRole('button', { name: 'Confirm' }));
    await expect(await dialog.findByText('The passwords don’t match.')).toBeVisible();
    await userEvent.type(dialog.getByLabelText('Confirm new password', { selector: 'input' }), '2');
    await userEvent.click(dialog.getByRole('button', { name: 'Confirm' }));
    await expect(onForced).toHaveBeenCalledWith({ password: 'old-one-1', newPassword: 'new-one-22', confirmPassword: 'new-one-22' });
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await expect(onCancel).toHaveBeenCalledOnce();
  },
};

const records: RecallRecord[] = [
  { id: '1', subject: '云川二期验收方案', recipient: 'chen.wei@jinshu.example', at: '2026-11-20T02:10:00Z', outcome: 'success' },
  { id: '2', subject: 'Offre', recipient: 'helene@nord-atelier.example', at: '2026-11-19T08:00:00Z', outcome: 'failure', detail: 'Read' },
  { id: '3', subject: '', recipient: 'shen.he@jinshu.example', at: '2026-11-18T08:00:00Z', outcome: 'waiting' },
];
const recall = { onDelete: fn(), onClear: fn() };

function Recalls({ rows = records }: { rows?: readonly RecallRecord[] }) {
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set());
  return <RecallRecordsPage records={rows} selectedKeys={keys} onSelectionChange={setKeys} timeZone="Asia/Shanghai" {...recall} />;
}

export const RecallRecords: Story = {
  tags: ['SET-92'],
  name: 'Each recall shows its subject, recipient, time and outcome; some are deleted or all cleared, after a question',
  render: () => <Recalls />,
  play: async ({ canvas }) => {
    recall.onDelete.mockClear();
    recall.onClear.mockClear();
    const grid = within(canvas.getByRole('grid', { name: 'Recall records' }));
    const row = (name: RegExp) => grid.getByRole('row', { name });
    const first = within(row(/云川/));
    for (const text of ['云川二期验收方案', 'chen.wei@jinshu.example', 'Nov 20 10:10', 'Recalled'])
      await expect(first.getByText(text)).toBeVisible();
    await expect(within(row(/Offre/)).getByText('Read')).toBeVisible();
    for (const name of [/云川/, /Offre/]) await userEvent.click(within(row(name)).getByRole('checkbox'));
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Delete the 2 selected entries?' }));
    await userEvent.click(question.getByRole('button', { name: 'Delete' }));
    await expect(recall.onDelete).toHaveBeenCalledWith(['1', '2']);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Clear' }));
    await expect(recall.onClear).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
};

export const NothingRecalled: Story = { render: () => <Recalls rows={[]} /> };
export const RecallRecordsInChinese: Story = { render: () => <Recalls />, parameters: { locale: 'zh-hans' } };
export const RecallRecordsOnAPhone: Story = {
  render: () => <Recalls />,
  parameters: { windowSize: { width: 390, height: 844 } },
};

const onTimeout = fn();

function Timeout() {
  const [value, setValue] = useState<SessionTimeout>(1800);
  const change = (seconds: SessionTimeout) => {
    onTimeout(seconds);
    setValue(seconds);
  };
  return (
    <SettingsPage title="Preferences">
      <SettingsSection title="Session">
        <SettingsRow label="Log out after">
          {(labelId) => <SessionTimeoutSelect aria-labelledby={labelId} value={value} onChange={change} />}
        </SettingsRow>
      </SettingsSection>
    </SettingsPage>
  );
}

export const LengthOfASession: Story = {
  tags: ['SES-15'],
  name: 'A session lasts 10, 15 or 30 minutes, or 1, 2 or 8 hours, by keyboard',
  render: () => <Timeout />,
  play: async ({ canvas }) => {
    onTimeout.mockClear();
    canvas.getByRole('button', { name: /30 minutes/ }).focus();
    await userEvent.keyboard('{Enter}');
    const options = await screen.findAllByRole('option');
    await expect(options.map(({ textContent }) => textContent)).toEqual([
      '10 minutes',
      '15 minutes',
      '30 minutes',
      '1 hour',
      '2 hours',
      '8 hours',
    ]);
    await userEvent.keyboard('{End}{Enter}');
    await expect(onTimeout).toHaveBeenCalledWith(28_800);
    await expect(await canvas.findByRole('button', { name: /8 hours/ })).toBeVisible();
  },
};

export const SomeLengthsOfASession: Story = {
  tags: ['SES-15', 'BAK-72'],
  name: 'Only the offered times can be chosen, and the present one',
  render: () => <SessionTimeoutSelect label="Log out after" value={1800} choices={[600, 3600]} onChange={onTimeout} />,
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: /30 minutes/ }).focus();
    await userEvent.keyboard('{Enter}');
    const options = await screen.findAllByRole('option');
    await expect(options.map(({ textContent }) => textContent)).toEqual(['10 minutes', '30 minutes', '1 hour']);
    await userEvent.keyboard('{Escape}');
  },
};

export const LengthOfASessionInChinese: Story = { render: () => <Timeout />, parameters: { locale: 'zh-tw' } };

const onSms = fn();

export const Sms: Story = {
  tags: ['SET-86', 'SET-87'],
  name: 'Notices by SMS have a switch, a number, times of day and a list of senders',
  render: () => (
    <SmsPage
      settings={{ isOn: false, mobile: '', start: '09:00', end: '18:00' }}
      hourCycle={24}
      onSave={onSms}
      senders={
        <AddressList
          label="Senders"
          kind="address"
          entries={[{ id: '1', text: 'chen.wei@jinshu.example' }]}
          onAdd={fn()}
          selectedKeys={new Set()}
          onSelectionChange={fn()}
        />
      }
    />
  ),
  play: async ({ canvas }) => {
    onSms.mockClear();
    await userEvent.click(canvas.getByRole('switch'));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByText('Enter a number.')).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Mobile' }), '13800000000');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(onSms).toHaveBeenCalledWith({ isOn: true, mobile: '13800000000', start: '09:00', end: '18:00' });
    await expect(canvas.getByRole('row', { name: 'chen.wei@jinshu.example' })).toBeInTheDocument();
  },
};

export const SmsOnAPhone: Story = {
  tags: ['SET-86'],
  name: 'On a phone the fields and the list of senders scroll as one, and no field is cut off',
  parameters: { windowSize: { width: 390, height: 480 } },
  render: (args, context) => <div style={{ blockSize: 480 }}>{Sms.render?.(args, context)}</div>,
  play: async ({ canvas }) => {
    const form = canvas.getByRole('form', { name: 'SMS notices' });
    await expect(form.clientHeight).toBeGreaterThan(200);
    await expect(
      [...form.querySelectorAll('div')].filter((part) => part.scrollHeight > part.clientHeight + 1 && part.clientHeight > 0),
    ).toEqual([]);
    await expect(canvas.getByRole('textbox', { name: 'Mobile' })).toBeVisible();
  },
};

const onRequest = fn();

export const Cancelled: Story = {
  tags: ['SET-102'],
  name: 'Cancellation of the account is asked for after a question',
  render: () => <CancelAccountPage isRequested={false} onRequest={onRequest} />,
  play: async ({ canvas }) => {
    onRequest.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Request closure' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Request to close this account?' }));
    await expect(onRequest).not.toHaveBeenCalled();
    await userEvent.click(question.getByRole('button', { name: 'Request closure' }));
    await expect(onRequest).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
};

export const CancellationRequested: Story = {
  tags: ['SET-103'],
  name: 'A request that waits is said to, and can be withdrawn',
  render: () => <CancelAccountPage isRequested onRequest={onRequest} onWithdraw={onWithdraw} />,
  play: async ({ canvas }) => {
    onWithdraw.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Withdraw request' }));
    await expect(onWithdraw).toHaveBeenCalledOnce();
  },
};

export const CancellationRefused: Story = {
  render: () => <CancelAccountPage isRequested={false} refusal="Hand over your projects first." onRequest={onRequest} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Your last request was refused: Hand over your projects first.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Request closure' })).toBeEnabled();
  },
};

const things = {
  onAddFolder: fn(),
  onRenameFolder: fn(),
  onDeleteFolder: fn(),
  onOrderFolders: fn(),
  onEmptyFolder: fn(),
  onAddTag: fn(),
  onChangeTag: fn(),
  onDeleteTag: fn(),
};
const ownFolders = [
  { id: 'f1', name: '合同归档', messageCount: 8_412, unreadCount: 6, size: 212_000_000 },
  { id: 'f2', name: 'Conference 2026', messageCount: 1, unreadCount: 0, size: 96_400 },
];
const defaultFolders = [
  { id: 'INBOX', name: '收件箱', messageCount: 61, unreadCount: 2, size: 24_100_000 },
  { id: 'Trash', name: '已删除', messageCount: 3, unreadCount: 0, size: 4_600, canEmpty: true },
];
const ownTags = [
  { id: 'tag1', name: '重点项目', color: '#D9482B', messageCount: 31 },
  { id: 'tag2', name: 'Follow up', color: '#8A5BD6', messageCount: 1 },
];

export const FoldersAndTags: Story = {
  tags: ['SET-107', 'SET-108'],
  name: 'Folders and tags are made, changed, put in order, emptied and deleted',
  render: () => <FoldersAndTagsPage {...things} folders={ownFolders} defaultFolders={defaultFolders} tags={ownTags} />,
  play: async ({ canvas }) => {
    const rows = canvas.getAllByRole('row').map((row) => [...row.querySelectorAll('td')].slice(0, 3).map(({ textContent }) => textContent));
    await expect(rows).toEqual([
      [],
      ['8,412', '6', '202.18 MB'],
      ['1', '0', '94.14 KB'],
      [],
      ['61', '2', '22.98 MB'],
      ['3', '0', '4.49 KB'],
    ]);
    for (const [name, called, argument] of [
      ['New folder', things.onAddFolder, undefined],
      ['Rename 合同归档', things.onRenameFolder, ownFolders[0]],
      ['Delete 合同归档', things.onDeleteFolder, ownFolders[0]],
      ['Empty 已删除', things.onEmptyFolder, defaultFolders[1]],
      ['New tag', things.onAddTag, undefined],
      ['Change 重点项目', things.onChangeTag, ownTags[0]],
      ['Delete 重点项目', things.onDeleteTag, ownTags[0]],
    ] as const) {
      called.mockClear();
      canvas.getByRole('button', { name }).focus();
      await userEvent.keyboard('{Enter}');
      await expect(called).toHaveBeenCalledOnce();
      if (argument) await expect(called).toHaveBeenCalledWith(argument);
    }
    await expect(canvas.queryByRole('button', { name: /^(Empty|Delete|Rename) 收件箱/ })).toBeNull();
    canvas.getByRole('button', { name: 'Move 合同归档' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByRole('menuitem', { name: 'Move up' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(screen.getByRole('menuitem', { name: 'Move down' }));
    await expect(things.onOrderFolders).toHaveBeenCalledWith(['f2', 'f1']);
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  },
};

export const FoldersAndTagsOnAPhone: Story = {
  parameters: { windowSize: { width: 390, height: 844 } },
  render: () => <FoldersAndTagsPage {...things} folders={ownFolders} defaultFolders={defaultFolders} tags={ownTags} />,
};

export const NoFoldersAndTags: Story = { render: () => <FoldersAndTagsPage {...things} folders={[]} tags={[]} /> };

export const LongUnbrokenText: Story = {
  render: () => (
    <ProfilePage {...page} profile={{ ...profile, englishName: 'unbroken'.repeat(30), city: '没有空格的很长的城市'.repeat(10) }} />
  ),
};
export const OnAPhone: Story = { parameters: { windowSize: { width: 390, height: 844 } }, render: () => <ProfilePage {...page} /> };
export const RightToLeft: Story = { parameters: { direction: 'rtl' } };
export const ForcedColours: Story = { parameters: { chromatic: { forcedColors: 'active' } } };
export const Compact: Story = { globals: { density: 'compact' } };
export const InChinese: Story = { globals: { locale: 'zh-tw' }, render: () => <ProfilePage {...page} isInReview /> };
