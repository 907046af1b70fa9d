import { LanguagePicker } from '@jinshu/app/language';
import { Button } from '@jinshu/ui/button';
import { Icon } from '@jinshu/ui/icon';
import { Link } from '@jinshu/ui/link';
import { useIntl } from 'react-intl';
import { layoutStrings } from '../../core/page/index.ts';
import { shareStrings as s } from './share.strings.ts';

/** Language picker and the way to the login. */
export function ShareBarEnd() {
  const { formatMessage } = useIntl();
  return (
    <>
      <LanguagePicker>
        <Button variant="quiet" icon={<Icon name="local_language" />} iconAfter={<Icon name="chevron_down" />}>
          {formatMessage(layoutStrings.language)}
        </Button>
      </LanguagePicker>
      <Link href="/login">{formatMessage(s.logIn)}</Link>
    </>
  );
}
