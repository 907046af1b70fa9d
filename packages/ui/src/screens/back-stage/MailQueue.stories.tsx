import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { AlertDialog } from '../../parts/alert-dialog/index.ts';
import { Button } from '../../parts/button/index.ts';
import type { DataGridColumn } from '../../parts/data-grid/index.ts';
import { EmptyState } from '../../parts/empty-state/index.ts';
import { BackStagePage, Facts, FigureTiles, MachineText, StatusWord, TableList } from './index.ts';

interface Delivery {
  id: string;
  sender: string;
  domain: string;
  size: string;
  age: string;
  attempts: number;
  answer: string;
  next: string;
}

const answer = '421 4.3.2 Service not available, try again later';
const deliveries: readonly Delivery[] = [
  {
    id: 'editor@dh-journal.example',
    sender: 'lin.yue@jinshu.example',
    domain: 'dh-journal.example',
    size: '1.2 MB',
    age: '42 min',
    attempts: 6,
    answer,
    next: '09:58',
  },
  {
    id: 'pc-chairs@icdh2027.example',
    sender: 'lin.yue@jinshu.example',
    domain: 'icdh2027.example',
    size: '8 KB',
    age: '18 min',
    attempts: 3,
    answer: '',
    next: '09:50',
  },
];
const columns: readonly DataGridColumn<Delivery>[] = [
  { id: 'recipient', name: 'Recipient', minWidth: 150, isRowHeader: true, allowsSorting: true, cell: ({ id }) => <bdi>{id}</bdi> },
  { id: 'domain', name: 'Domain', width: 150, showsFrom: 'wide', cell: ({ domain }) => domain },
  { id: 'sender', name: 'Sender', minWidth: 130, showsFrom: 'medium', cell: ({ sender }) => <bdi>{sender}</bdi> },
  { id: 'state', name: 'Status', width: 104, cell: () => <StatusWord tone="warning">Retrying</StatusWord> },
  { id: 'answer', name: 'Last answer', minWidth: 130, showsFrom: 'wide', cell: (row) => <bdi>{row.answer}</bdi> },
  { id: 'attempts', name: 'Attempts', width: 92, align: 'end', showsFrom: 'medium', cell: ({ attempts }) => attempts },
  { id: 'next', name: 'Next attempt', width: 112, showsFrom: 'medium', cell: ({ next }) => next },
  { id: 'size', name: 'Size', width: 88, align: 'end', showsFrom: 'wide', cell: ({ size }) => size },
  { id: 'age', name: 'Age', width: 88, align: 'end', cell: ({ age }) => age },
];
const retry = fn();
const giveUp = fn();

function Queue() {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [isAsking, setAsking] = useState(false);
  return (
    <BackStagePage title="Delivery queue" subtitle="2 deliveries">
      <FigureTiles
        label="Numbers of the queue"
        figures={[
          { id: 'waiting', label: 'Waiting', value: '0', note: 'Tried at once' },
          { id: 'retrying', label: 'Retrying', value: '2', note: 'Oldest: 42 min', tone: 'warning' },
          { id: 'failed', label: 'Failed today', value: '2', note: 'Returned to their senders', tone: 'danger' },
        ]}
      />
      <TableList
        label="Delivery queue"
        search={{ label: 'Search the queue', value: '', onChange: fn() }}
        selection={
          selected.size === 0
            ? undefined
            : {
                label: `${selected.size} selected`,
                actions: (
                  <>
                    <Button onPress={retry}>Retry now</Button>
                    <Button tone="danger" onPress={() => setAsking(true)}>
                      Give up
                    </Button>
                  </>
                ),
              }
        }
        columns={columns}
        rows={deliveries}
        getKey={({ id }) => id}
        textValue={({ id }) => id}
        rowSize="tall"
        selectionMode="multiple"
        selectedKeys={selected}
        onSelectionChange={setSelected}
        emptyState={<EmptyState title="Nothing waits" />}
        page={1}
        pageSize={20}
        total={deliveries.length}
        onPageChange={fn()}
      />
      {isAsking && (
        <AlertDialog
          isOpen
          tone="danger"
          title="Give up 1 delivery?"
          confirmLabel="Give up"
          onConfirm={giveUp}
          onCancel={() => setAsking(false)}
        >
          The senders get their mail back with a report.
        </AlertDialog>
      )}
    </BackStagePage>
  );
}

const meta = { title: 'Mail/Administration/BackStage/MailQueue', component: Queue, parameters: { layout: 'fullscreen' } } satisfies Meta<
  typeof Queue
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, step }) => {
    await step('BAK-94 shows the numbers, and each delivery with its facts', async () => {
      const numbers = within(canvas.getByRole('region', { name: 'Numbers of the queue' }));
      await expect(numbers.getAllByRole('term').map((term) => term.textContent)).toEqual(['Waiting', 'Retrying', 'Failed today']);
      const row = canvas.getByRole('row', { name: 'editor@dh-journal.example' });
      for (const fact of ['Retrying', '42 min']) await expect(row).toHaveTextContent(fact);
    });
    await step('BAK-95 retries what is selected, and asks before it is given up', async () => {
      const row = within(canvas.getByRole('row', { name: 'editor@dh-journal.example' }));
      await userEvent.click(row.getByRole('checkbox'));
      await userEvent.click(canvas.getByRole('button', { name: 'Retry now' }));
      await expect(retry).toHaveBeenCalled();
      await userEvent.click(canvas.getByRole('button', { name: 'Give up' }));
      const dialog = within(await within(document.body).findByRole('alertdialog', { name: 'Give up 1 delivery?' }));
      await userEvent.click(dialog.getByRole('button', { name: 'Give up' }));
      await expect(giveUp).toHaveBeenCalled();
    });
  },
};

export const Answer: Story = {
  render: () => (
    <div>
      <Facts
        facts={[
          { label: 'Sender', value: 'lin.yue@jinshu.example' },
          { label: 'Attempts', value: '6' },
        ]}
      />
      <MachineText label="Last answer">{answer}</MachineText>
    </div>
  ),
  play: async ({ canvas, step }) => {
    await step('BAK-94 quotes the last answer', async () => {
      await expect(canvas.getByRole('group', { name: 'Last answer' })).toHaveTextContent(answer);
    });
  },
};
