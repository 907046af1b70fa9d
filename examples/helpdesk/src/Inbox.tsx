import { MessageBody } from '@jinshu/ui/message-body';
import { type Message, MessageList, messageKey } from '@jinshu/ui/message-list';
import { Select, SelectItem } from '@jinshu/ui/select';
import { SplitView } from '@jinshu/ui/split-view';
import { useState } from 'react';

/** A message as the desk keeps it: the row of the list, and the text. */
export interface Letter extends Message {
  html: string;
}

/** Fills in what a letter to the desk never has. */
export const letter = (given: Pick<Letter, 'uid' | 'subject' | 'sender' | 'arrivedAt' | 'html'>): Letter => ({
  ...given,
  folder: 'INBOX',
  folderName: 'Inbox',
  recipients: [{ name: 'IT help desk', address: 'helpdesk@jinshu.example' }],
  sentAt: given.arrivedAt,
  size: given.html.length,
  isRead: false,
  isAnswered: false,
  isForwarded: false,
  isScheduled: false,
  isMoved: false,
  flagColor: null,
  tags: [],
  remark: '',
  hasAttachment: false,
});

const orders = { newest: 'Newest first', oldest: 'Oldest first' } as const;
type Order = keyof typeof orders;

/** The letters to the desk, with the one that is read beside them. */
export function Inbox({ letters }: { letters: readonly Letter[] }) {
  const [order, setOrder] = useState<Order>('newest');
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [shown, setShown] = useState<Message>();
  const byArrival = [...letters].sort((a, b) => a.arrivedAt.localeCompare(b.arrivedAt));
  const messages = order === 'oldest' ? byArrival : byArrival.reverse();
  const open = letters.find(({ uid }) => uid === shown?.uid);
  return (
    <SplitView
      list={
        <>
          <Select label="Order" selectedKey={order} onSelectionChange={(key) => setOrder(key as Order)}>
            {Object.entries(orders).map(([id, label]) => (
              <SelectItem key={id} id={id}>
                {label}
              </SelectItem>
            ))}
          </Select>
          <MessageList
            groups={[{ key: 'all', messages }]}
            selectedKeys={selected}
            onSelectionChange={setSelected}
            currentKey={open && messageKey(open)}
            onShow={setShown}
            onOpen={setShown}
          />
        </>
      }
      reader={open && <MessageBody html={open.html} />}
    />
  );
}
