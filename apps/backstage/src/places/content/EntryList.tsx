import { OrderField, OrderList, type OrderListItem } from '@jinshu/ui/back-stage';
import { Button } from '@jinshu/ui/button';
import { Icon } from '@jinshu/ui/icon-more';
import { type ComponentType, useState } from 'react';
import { useIntl } from 'react-intl';
import { contentStrings as s } from './content.strings.ts';

/** Dialog that edits an entry of a list. */
export interface EntryDialogProps<T> {
  entry: T;
  onSave: (entry: T) => void;
  /** Takes the entry out of the list; absent for a new one. */
  onRemove: (() => void) | undefined;
  onClose: () => void;
}

export interface EntryListProps<T> {
  label: string;
  addLabel: string;
  emptyLabel: string;
  entries: readonly T[];
  onChange: (entries: readonly T[]) => void;
  isReadOnly: boolean;
  itemOf: (entry: T) => Omit<OrderListItem, 'id'>;
  /** A new entry. */
  blank: T;
  Dialog: ComponentType<EntryDialogProps<T>>;
}

/** Returns the entries with one of them before another, or last. */
function moved<T>(entries: readonly T[], from: number, before: number | null): T[] {
  const order = entries.map((entry, at) => ({ entry, at }));
  const [one] = order.splice(from, 1);
  const place = before === null ? order.length : order.findIndex(({ at }) => at === before);
  if (one) order.splice(place, 0, one);
  return order.map(({ entry }) => entry);
}

/** Entries in their order: added, edited and removed in a dialog. They are saved with the page. */
export function EntryList<T>(props: EntryListProps<T>) {
  const { label, addLabel, emptyLabel, entries, onChange, isReadOnly, itemOf, blank, Dialog } = props;
  const { formatMessage } = useIntl();
  const [open, setOpen] = useState<number>();
  const close = () => setOpen(undefined);
  const replace = (at: number, ...by: T[]) => {
    onChange(entries.toSpliced(at, 1, ...by));
    close();
  };
  return (
    <>
      <OrderField
        hint={isReadOnly || entries.length === 0 ? undefined : formatMessage(s.orderHint)}
        actions={
          !isReadOnly && (
            <Button icon={<Icon name="add" />} onPress={() => setOpen(entries.length)}>
              {addLabel}
            </Button>
          )
        }
      >
        <OrderList
          label={label}
          items={entries.map((entry, at) => ({ id: String(at), ...itemOf(entry) }))}
          onOpen={(id) => !isReadOnly && setOpen(Number(id))}
          onMove={isReadOnly ? undefined : (id, before) => onChange(moved(entries, Number(id), before === null ? null : Number(before)))}
          emptyState={emptyLabel}
        />
      </OrderField>
      {open !== undefined && (
        <Dialog
          entry={entries[open] ?? blank}
          onSave={(entry) => replace(open, entry)}
          onRemove={open < entries.length ? () => replace(open) : undefined}
          onClose={close}
        />
      )}
    </>
  );
}
