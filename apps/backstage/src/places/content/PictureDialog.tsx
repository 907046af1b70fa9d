import { languageTexts } from '@jinshu/api';
import { DatePicker } from '@jinshu/ui/date-picker';
import { useIntl } from 'react-intl';
import { ContentPicture } from './ContentPicture.tsx';
import { contentStrings as s } from './content.strings.ts';
import type { PictureEntry } from './contentEntries.ts';
import { EntryFrame } from './EntryFrame.tsx';
import type { EntryDialogProps } from './EntryList.tsx';
import { LabeledTexts } from './LabeledTexts.tsx';
import { useEntry } from './useEntry.ts';
import { useEntryFaults } from './useEntryFaults.ts';
import { WebAddressField } from './WebAddressField.tsx';

const isDay = (day: string | undefined) => day !== undefined && day !== '';

/** Only what is set goes to the server. */
const trimmed = ({ image, url, title, from, until }: PictureEntry): PictureEntry => ({
  image,
  url,
  ...(title && Object.values(title).some((text) => text !== '') && { title }),
  ...(isDay(from) && { from }),
  ...(isDay(until) && { until }),
});

/** Image with its title, link and days. */
export function PictureDialog({
  entry,
  onSave,
  onRemove,
  onClose,
  title,
  note,
}: EntryDialogProps<PictureEntry> & { title: string; note: string }) {
  const { formatMessage } = useIntl();
  const check = useEntryFaults();
  const faultsOf = ({ image, url, from, until }: PictureEntry) => ({
    image: check.picture(image),
    url: check.addressOrNone(url),
    until: check.days(from, until),
  });
  const { values, set, faultAt, submit } = useEntry(entry, faultsOf, (next) => onSave(trimmed(next)));
  const day = (name: 'from' | 'until', label: string) => (
    <DatePicker label={label} value={values[name] || null} onChange={(next) => set(name, next ?? '')} errorMessage={faultAt(name)} />
  );
  return (
    <EntryFrame title={title} onSubmit={submit} onRemove={onRemove} onClose={onClose}>
      <ContentPicture
        label={formatMessage(s.picture)}
        imageUrl={values.image}
        onChange={(image) => set('image', image)}
        note={note}
        errorMessage={faultAt('image')}
      />
      <LabeledTexts
        label={formatMessage(s.pictureTitle)}
        texts={values.title ?? languageTexts('')}
        onChange={(next) => set('title', next)}
        maxLength={100}
      />
      <WebAddressField value={values.url} onChange={(url) => set('url', url)} errorMessage={faultAt('url')} />
      {day('from', formatMessage(s.from))}
      {day('until', formatMessage(s.until))}
      <p>{formatMessage(s.daysHelp)}</p>
    </EntryFrame>
  );
}

/** A large image. */
export const BannerDialog = (props: EntryDialogProps<PictureEntry>) => {
  const { formatMessage } = useIntl();
  return <PictureDialog {...props} title={formatMessage(s.banner)} note={formatMessage(s.bannerNote)} />;
};

/** A small image. */
export const AdDialog = (props: EntryDialogProps<PictureEntry>) => {
  const { formatMessage } = useIntl();
  return <PictureDialog {...props} title={formatMessage(s.ad)} note={formatMessage(s.adNote)} />;
};
