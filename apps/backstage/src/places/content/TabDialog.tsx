import { useIntl } from 'react-intl';
import { contentStrings as s } from './content.strings.ts';
import type { TabEntry } from './contentEntries.ts';
import { EntryFrame } from './EntryFrame.tsx';
import type { EntryDialogProps } from './EntryList.tsx';
import { TextsField } from './TextsRow.tsx';
import { useEntry } from './useEntry.ts';
import { useEntryFaults } from './useEntryFaults.ts';

/** Title of a tab of links. */
export function TabDialog({ entry, onSave, onRemove, onClose }: EntryDialogProps<TabEntry>) {
  const { formatMessage } = useIntl();
  const faults = useEntryFaults();
  const { values, set, faultAt, submit } = useEntry(entry, ({ title }) => ({ title: faults.text(title) }), onSave);
  return (
    <EntryFrame title={formatMessage(s.tab)} onSubmit={submit} onRemove={onRemove} onClose={onClose}>
      <TextsField
        label={formatMessage(s.name)}
        texts={values.title}
        onChange={(title) => set('title', title)}
        maxLength={50}
        errorMessage={faultAt('title')}
      />
    </EntryFrame>
  );
}
