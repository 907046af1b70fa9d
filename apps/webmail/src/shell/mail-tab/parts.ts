import { lazyPart } from '../../core/language/index.ts';
import { HomePlace } from '../../places/home/index.ts';
import { MessageListPane } from '../../places/mailbox/index.ts';

/** Brings the home page. */
export const loadHome = async () => {
  const [{ HomeScreen }] = await Promise.all([import('./HomeScreen.tsx'), HomePlace.preload()]);
  return { default: HomeScreen };
};
/** Brings the list of a folder. */
export const loadMailbox = async () => {
  const [{ MailboxScreen }] = await Promise.all([import('./MailboxScreen.tsx'), MessageListPane.preload()]);
  return { default: MailboxScreen };
};
/** Review, which loads when it is first shown. */
export const ReviewScreen = lazyPart(async () => (await import('./ReviewScreen.tsx')).ReviewScreen);
