import type { MailTab } from '@jinshu/mail-machines';
import { useIntl } from 'react-intl';
import { messageStrings } from '../../mail/letter/index.ts';

/** Returns a function that returns the title of a tab: its own, or the one of a new or untitled message. */
export function useTabTitle(): (tab: MailTab) => string {
  const { formatMessage } = useIntl();
  return ({ title, kind }) => title || formatMessage(messageStrings[kind === 'compose' ? 'newTitle' : 'noSubject']);
}
