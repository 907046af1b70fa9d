import { isDarkPage, preloadMessageBody } from '@jinshu/ui/message-body';
import type { AccountDeps } from '../../core/account/index.ts';
import { parametersOptions } from '../../core/session/index.ts';
import { letterColoursOptions } from '../letter-colours/index.ts';
import { QuickReplyBox } from '../quick-reply/index.ts';
import { SenderNotices } from '../sender-check/index.ts';

/**
 * Preloads what nearly every message shows, and the reading preferences. Without them, users who read as text would see the HTML of the
 * first message (RED-47).
 */
export async function preloadLetter({ api, queryClient }: AccountDeps): Promise<void> {
  void queryClient.prefetchQuery({ ...parametersOptions(api), gcTime: Number.POSITIVE_INFINITY });
  if (isDarkPage()) void queryClient.prefetchQuery(letterColoursOptions(api));
  await Promise.all([SenderNotices.preload(), QuickReplyBox.preload()]);
  preloadMessageBody();
}
