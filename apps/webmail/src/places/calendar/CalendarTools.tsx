import type { Calendar } from '@jinshu/api';
import { Button, IconButton } from '@jinshu/ui/button';
import { Icon } from '@jinshu/ui/icon-more';
import { OnlyOnPhones } from '@jinshu/ui/mailbox-layout';
import { useIntl } from 'react-intl';
import { useGoTo } from '../../core/account/index.ts';
import { calendarStrings as s } from '../../mail/event/index.ts';
import { ImportButton } from './ImportButton.tsx';

export interface CalendarToolsProps {
  calendars: readonly Calendar[];
  /** Begins an event. */
  onCreate: () => void;
}

/** Tools of the calendar's toolbar. */
export function CalendarTools({ calendars, onCreate }: CalendarToolsProps) {
  const { formatMessage } = useIntl();
  const goTo = useGoTo();
  return (
    <>
      <OnlyOnPhones>
        <IconButton tone="accent" variant="solid" label={formatMessage(s.newEvent)} icon={<Icon name="add" />} onPress={onCreate} />
      </OnlyOnPhones>
      <ImportButton calendars={calendars} />
      <Button variant="quiet" icon={<Icon name="people" />} onPress={() => goTo('/calendar/set')}>
        {formatMessage(s.settings)}
      </Button>
    </>
  );
}
