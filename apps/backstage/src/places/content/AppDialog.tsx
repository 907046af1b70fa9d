import { useIntl } from 'react-intl';
import { ContentPicture } from './ContentPicture.tsx';
import { contentStrings as s } from './content.strings.ts';
import type { AppEntry } from './contentEntries.ts';
import { DepartmentsField } from './DepartmentsField.tsx';
import { EntryFrame } from './EntryFrame.tsx';
import type { EntryDialogProps } from './EntryList.tsx';
import { LabeledTexts } from './LabeledTexts.tsx';
import { useEntry } from './useEntry.ts';
import { useEntryFaults } from './useEntryFaults.ts';
import { WebAddressField } from './WebAddressField.tsx';

/** An application of the app center with the departments that see it. */
export function AppDialog({ entry, onSave, onRemove, onClose }: EntryDialogProps<AppEntry>) {
  const { formatMessage } = useIntl();
  const check = useEntryFaults();
  const faultsOf = ({ name, url }: AppEntry) => ({ name: check.text(name), url: check.address(url) });
  const { values, set, faultAt, submit } = useEntry(entry, faultsOf, onSave);
  return (
    <EntryFrame title={formatMessage(s.app)} onSubmit={submit} onRemove={onRemove} onClose={onClose}>
      <ContentPicture label={formatMessage(s.icon)} imageUrl={values.icon} onChange={(icon) => set('icon', icon)} />
      <LabeledTexts
        label={formatMessage(s.name)}
        texts={values.name}
        onChange={(name) => set('name', name)}
        maxLength={50}
        errorMessage={faultAt('name')}
      />
      <LabeledTexts
        label={formatMessage(s.description)}
        texts={values.description}
        onChange={(description) => set('description', description)}
        maxLength={200}
      />
      <WebAddressField value={values.url} onChange={(url) => set('url', url)} errorMessage={faultAt('url')} />
      <DepartmentsField departments={values.departments} onChange={(departments) => set('departments', departments)} />
    </EntryFrame>
  );
}
