import type { MailTab } from '@jinshu/mail-machines';
import { MailReading } from './MailReading.tsx';
import { useLetter } from './useLetter.ts';
import { useTabHost } from './useTabHost.ts';

/** Tab of a message being read. */
export function ReadingTab({ tab }: { tab: MailTab }) {
  const letter = useLetter(tab);
  const host = useTabHost(tab, letter.message);
  return <MailReading tab={tab} letter={letter} host={host} />;
}
