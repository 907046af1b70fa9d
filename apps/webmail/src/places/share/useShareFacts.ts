import type { OpenedShare } from '@jinshu/api';
import { useIntl } from 'react-intl';
import { shareStrings as s } from './share.strings.ts';

/** Returns what a visitor should know of an opened share: its end, and the downloads that are left. */
export function useShareFacts(opened: OpenedShare | undefined): readonly string[] {
  const { formatDate, formatMessage } = useIntl();
  if (!opened) return [];
  const { expiresAt, downloadsLeft } = opened;
  return [
    ...(expiresAt === null ? [] : [formatMessage(s.until, { date: formatDate(expiresAt, { dateStyle: 'medium' }) })]),
    ...(downloadsLeft === null ? [] : [formatMessage(s.left, { count: downloadsLeft }), formatMessage(s.previewsCount)]),
  ];
}
