import { type Message, setLetterColours } from '@jinshu/api';
import { hasColors, isDesigned, useDarkPage } from '@jinshu/ui/message-body';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useAccount } from '../../core/account/index.ts';
import { useReport } from '../../core/problem/index.ts';
import { letterColoursOptions } from './letterColours.queries.ts';

/** Display of a message in a dark skin. */
export interface LetterColours {
  /** The reader's choice for this sender. Undefined if there is none. */
  inDark: 'adapted' | 'original' | undefined;
  isAdapted: boolean;
  /** Shows it the other way, and all letters of its sender from now on; only where there is something to choose. */
  onSwitch?: (() => void) | undefined;
}

/** Returns whether a message is adapted to a dark skin: by the reader's choice for its sender, or else by its design. */
export function useLetterColours(
  { html, isHtml, sender }: Pick<Message, 'html' | 'isHtml' | 'sender'>,
  mode: 'html' | 'text',
): LetterColours {
  const { api, queryClient, rights } = useAccount();
  const report = useReport();
  const isDark = useDarkPage();
  const options = letterColoursOptions(api);
  const mayChoose = useMemo(() => isDark && isHtml && hasColors(html), [isDark, isHtml, html]);
  const { data: chosen } = useQuery({ ...options, enabled: mayChoose });
  const byItself = useMemo(() => !mayChoose || !isDesigned(html), [mayChoose, html]);
  const address = sender.address.toLowerCase();
  const choice = mayChoose ? chosen?.get(address) : undefined;
  const isAdapted = choice ?? byItself;
  const onSwitch = () => {
    queryClient.setQueryData(options.queryKey, (before) => new Map(before).set(address, !isAdapted));
    // Users without write access to a shared mailbox can still switch, until they leave the page.
    if (rights.canChange && address.includes('@')) api.call(setLetterColours, { body: { address, adapted: !isAdapted } }).catch(report);
  };
  return {
    inDark: choice === undefined ? undefined : choice ? 'adapted' : 'original',
    isAdapted,
    onSwitch: mayChoose && mode === 'html' ? onSwitch : undefined,
  };
}
