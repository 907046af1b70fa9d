import { textIn } from '@jinshu/api';
import { useLanguage } from '@jinshu/app/language';
import { StatusWord } from '@jinshu/ui/back-stage';
import { useIntl } from 'react-intl';
import { contentStrings as s } from './content.strings.ts';
import { blankPicture, type PictureEntry } from './contentEntries.ts';
import { EntryList, type EntryListProps } from './EntryList.tsx';

/** Day of this browser in ISO format. */
const today = () => new Intl.DateTimeFormat('en-CA').format(new Date());

/** Images of the home page with their days and state (BAK-87). */
export function PictureList(props: Omit<EntryListProps<PictureEntry>, 'itemOf' | 'blank'>) {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const spanOf = ({ from = '', until = '' }: PictureEntry) => {
    if (from !== '' && until !== '') return formatMessage(s.span, { from, until });
    if (from !== '') return formatMessage(s.spanFrom, { from });
    return until === '' ? formatMessage(s.spanAlways) : formatMessage(s.spanUntil, { until });
  };
  const stateOf = ({ from = '', until = '' }: PictureEntry) => {
    const day = today();
    if (until !== '' && until < day) return <StatusWord tone="neutral">{formatMessage(s.stateOver)}</StatusWord>;
    if (from > day) return <StatusWord tone="info">{formatMessage(s.stateWaiting)}</StatusWord>;
    return <StatusWord tone="success">{formatMessage(s.stateShown)}</StatusWord>;
  };
  return (
    <EntryList
      {...props}
      blank={blankPicture}
      itemOf={(picture) => ({
        name: (picture.title && textIn(picture.title, language)) || formatMessage(s.unnamed),
        about: spanOf(picture),
        picture: picture.image,
        note: stateOf(picture),
      })}
    />
  );
}
