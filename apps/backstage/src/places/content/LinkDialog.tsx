import { useIntl } from 'react-intl';
import { ContentPicture } from './ContentPicture.tsx';
import { contentStrings as s } from './content.strings.ts';
import type { LinkEntry } from './contentEntries.ts';
import { EntryFrame } from './EntryFrame.tsx';
import type { EntryDialogProps } from './EntryList.tsx';
import { LabeledTexts } from './LabeledTexts.tsx';
import { useEntry } from './useEntry.ts';
import { useEntryFaults } from './useEntryFaults.ts';
import { WebAddressField } from './WebAddressField.tsx';

/** Title, description, address and icon of a link. */
export function LinkDialog({ entry, onSave, onRemove, onClose }: EntryDialogProps<LinkEntry>) {
  const { formatMessage } = useIntl();
  const check = useEntryFaults();
  const faultsOf = ({ title, url }: LinkEntry) => ({ title: check.text(title), url: check.address(url) });
  const { values, set, faultAt, submit } = useEntry(entry, faultsOf, onSave);
  return (
    <EntryFrame title={formatMessage(s.link)} onSubmit={submit} onRemove={onRemove} onClose={onClose}>
      <LabeledTexts
        label={formatMessage(s.name)}
        texts={values.title}
        onChange={(title) => set('title', title)}
        maxLength={50}
        errorMessage={faultAt('title')}
      />
      <LabeledTexts label={formatMessage(s.description)} texts={values.desc} onChange={(desc) => set('desc', desc)} maxLength={200} />
      <WebAddressField value={values.url} onChange={(url) => set('url', url)} errorMessage={faultAt('url')} />
      <ContentPicture label={formatMessage(s.icon)} imageUrl={values.icon} onChange={(icon) => set('icon', icon)} />
    </EntryFrame>
  );
}
