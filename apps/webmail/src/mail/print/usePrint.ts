import { useClock } from '../../core/account/index.ts';
import { placeOf } from '../letter/index.ts';
import { type MessageToPrint, printMail } from './printMail.ts';

/** Returns a function that prints the message of a tab, with the remote images shown there. */
export function usePrint(tabId: string, mode: 'html' | 'text', grant: string | undefined): (message: MessageToPrint) => void {
  const clock = useClock();
  return (message) => printMail(message, mode, { grant, clock, pictures: placeOf(tabId).pictures });
}
