import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../../parts/button/index.ts';
import { DataGrid, type DataGridColumn } from '../../parts/data-grid/index.ts';
import { NumberField } from '../../parts/number-field/index.ts';
import { SettingsRow, SettingsSection } from '../settings-form/index.ts';
import {
  ChipFrame,
  ChipList,
  DetailForm,
  Facts,
  FigureTiles,
  StatusWord,
  type StatusWordProps,
  TabbedPage,
  TableBar,
  Traffic,
  UserRanks,
} from './index.ts';

interface Part {
  id: string;
  tone: StatusWordProps['tone'];
  level: string;
  cause: string;
}

const parts: readonly Part[] = [
  { id: 'Database', tone: 'success', level: 'Good', cause: 'Works' },
  { id: 'Mail queue', tone: 'warning', level: 'Warning', cause: 'Mail has been retried for hours' },
  { id: 'Incoming SMTP', tone: 'danger', level: 'Failed', cause: 'Doesn’t answer' },
];
const backups: readonly Part[] = [{ id: '2026-11-27 03:00', tone: 'success', level: 'Complete, check passed', cause: '38 GB' }];
const columns: readonly DataGridColumn<Part>[] = [
  { id: 'part', name: 'Part', minWidth: 120, isRowHeader: true, cell: ({ id }) => id },
  { id: 'level', name: 'Status', minWidth: 112, cell: ({ tone, level }) => <StatusWord tone={tone}>{level}</StatusWord> },
  { id: 'cause', name: 'Cause', minWidth: 160, cell: ({ cause }) => cause },
];
const backUp = fn();
const removeRecipient = fn();
const grid = (label: string, rows: readonly Part[]) => (
  <DataGrid aria-label={label} columns={columns} rows={rows} getKey={({ id }) => id} textValue={({ id }) => id} />
);

const State = ({ tab = 'parts' }: { tab?: string }) => (
  <TabbedPage
    title="State"
    currentTab={tab}
    onTabChange={fn()}
    tabs={[
      { id: 'parts', title: 'Parts', content: grid('Parts', parts) },
      {
        id: 'alerts',
        title: 'Alerts',
        content: (
          <DetailForm label="Alerts" onSave={fn()} onReset={fn()} changeCount={1}>
            <SettingsSection title="Alerts">
              <SettingsRow label="Recipients" help="They get mail in their language.">
                <ChipFrame>
                  <ChipList label="Recipients" items={[{ id: '7', name: '王晓' }]} onRemove={removeRecipient} />
                </ChipFrame>
              </SettingsRow>
              <SettingsRow label="Free space" help="An alert is mailed when less of the disk is free." isChanged>
                <NumberField label="Free space" isLabelHidden unit="%" defaultValue={10} minValue={1} maxValue={90} />
              </SettingsRow>
            </SettingsSection>
            <SettingsSection title="Alerts that aren’t over">
              <Facts facts={[{ label: 'Incoming SMTP', value: 'Doesn’t answer · since 09:42 · mailed 09:43' }]} />
            </SettingsSection>
          </DetailForm>
        ),
      },
      {
        id: 'figures',
        title: 'Figures',
        content: (
          <>
            <FigureTiles label="Figures" figures={[{ id: 'online', label: 'Online', value: '142', note: 'of 186 people' }]} />
            <Traffic
              charts={[
                {
                  id: 'hours',
                  title: 'Messages per hour',
                  points: [
                    { label: '08:00', received: 120, sent: 40 },
                    { label: '09:00', received: 0, sent: 0 },
                  ],
                },
              ]}
              words={{ time: 'Time', received: 'Received', sent: 'Sent' }}
            >
              <UserRanks
                emptyLabel="Nothing is stored"
                lists={[
                  { id: 'mail', title: 'Mail: 149 GB', users: [{ id: '1', name: '王晓', address: 'wang@jinshu.example', amount: '9 GB' }] },
                  { id: 'disks', title: 'Disks: 0 B', users: [] },
                ]}
              />
            </Traffic>
          </>
        ),
      },
      {
        id: 'backups',
        title: 'Backups',
        content: (
          <>
            <TableBar>
              <Button tone="accent" onPress={backUp}>
                Back up now
              </Button>
            </TableBar>
            {grid('Backups', backups)}
          </>
        ),
      },
    ]}
  />
);

const meta = { title: 'Mail/Administration/BackStage/SystemState', component: State, parameters: { layout: 'fullscreen' } } satisfies Meta<
  typeof State
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Parts: Story = {
  play: async ({ canvas, step }) => {
    await step('BAK-107 shows each part as good, warning or failed in words, with the cause', async () => {
      await expect(canvas.getByRole('row', { name: 'Incoming SMTP' })).toHaveTextContent('FailedDoesn’t answer');
      await expect(canvas.getByRole('row', { name: 'Database' })).toHaveTextContent('GoodWorks');
    });
  },
};

export const Figures: Story = {
  args: { tab: 'figures' },
  play: async ({ canvas, step }) => {
    await step('BAK-109 shows messages per hour as numbers, and the largest users', async () => {
      const table = within(canvas.getByRole('table', { name: 'Messages per hour' }));
      await expect(table.getByRole('row', { name: /08:00/ })).toHaveTextContent('08:0012040');
      await expect(canvas.getByRole('region', { name: 'Mail: 149 GB' })).toHaveTextContent('王晓9 GB');
      await expect(canvas.getByRole('region', { name: 'Disks: 0 B' })).toHaveTextContent('Nothing is stored');
    });
  },
};

export const Backups: Story = {
  args: { tab: 'backups' },
  play: async ({ canvas, step }) => {
    await step('BAK-108 shows the last backups, and begins one', async () => {
      await expect(canvas.getByRole('row', { name: '2026-11-27 03:00' })).toHaveTextContent('Complete, check passed38 GB');
      await userEvent.click(canvas.getByRole('button', { name: 'Back up now' }));
      await expect(backUp).toHaveBeenCalled();
    });
  },
};

export const Alerts: Story = {
  args: { tab: 'alerts' },
  play: async ({ canvas, step }) => {
    await step('BAK-110 shows recipients, limits and the alerts that are not over', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /王晓/ }));
      await expect(removeRecipient).toHaveBeenCalled();
      await expect(canvas.getByRole('textbox', { name: 'Free space' })).toHaveValue('10');
      await expect(canvas.getByRole('definition')).toHaveTextContent('Doesn’t answer · since 09:42');
    });
  },
};
