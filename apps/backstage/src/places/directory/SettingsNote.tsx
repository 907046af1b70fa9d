import { Banner } from '@jinshu/ui/banner';
import { useIntl } from 'react-intl';
import { directoryStrings as s } from './directory.strings.ts';

/** Note on where the settings below it change. */
export function SettingsNote({ names }: { names: string }) {
  const { formatMessage } = useIntl();
  return <Banner>{formatMessage(s.whereSet, { names })}</Banner>;
}
