import { Button } from '@jinshu/ui/button';
import { LetterSheet, ReadingPane } from '@jinshu/ui/mailbox-layout';
import { MessageBody } from '@jinshu/ui/message-body';
import { MessageHeader } from '@jinshu/ui/message-header';
import { type Message, MessageList, messageKey } from '@jinshu/ui/message-list';
import { Select, SelectItem } from '@jinshu/ui/select';
import { SplitView } from '@jinshu/ui/split-view';
import { useMemo, useState } from 'react';

/** A message as the desk keeps it: the row of the list, and the text. */
export interface Letter extends Message {
  html: string;
}

const orders = { newest: 'Newest first', oldest: 'Oldest first' } as const;
type Order = keyof typeof orders;

/** The letters to the desk, with the one that is read beside them. */
export function Inbox({ letters }: { letters: readonly Letter[] }) {
  const [order, setOrder] = useState<Order>('newest');
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [shownKey, setShownKey] = useState<string>();
  const [hasRoom, setRoom] = useState(true);
  const messages = useMemo(() => {
    const byArrival = letters.toSorted((a, b) => a.arrivedAt.localeCompare(b.arrivedAt));
    return order === 'oldest' ? byArrival : byArrival.reverse();
  }, [letters, order]);
  const shown = letters.find((letter) => messageKey(letter) === shownKey);
  const show = (message: Message) => setShownKey(messageKey(message));
  const reader = shown && (
    <ReadingPane
      labelledBy="subject"
      header={<MessageHeader headingId="subject" {...shown} to={shown.recipients} />}
      notices={!hasRoom && <Button onPress={() => setShownKey(undefined)}>Back to the list</Button>}
    >
      <LetterSheet>
        <MessageBody html={shown.html} />
      </LetterSheet>
    </ReadingPane>
  );
  return (
    // A split view fills its place, so the place needs a size.
    <div style={{ display: 'flex', blockSize: '100dvh' }}>
      <SplitView
        onRoomChange={setRoom}
        list={
          !hasRoom && reader ? (
            reader
          ) : (
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
                currentKey={shownKey}
                onShow={show}
                onOpen={show}
              />
            </>
          )
        }
        reader={reader}
      />
    </div>
  );
}
