import { useCallback } from 'react';
import { useLocale } from 'react-aria-components';
import { formatDate, formatShortDate, formatSize } from '../../foundation/text/index.ts';
import type { MessageListProps } from './MessageList.tsx';
import type { RowLook } from './MessageRow.tsx';

/** Collects what rows share into values that stay the same from render to render. */
export function useRowLook(props: MessageListProps): RowLook {
  const { showsRecipient = false, isTwelveHour = false } = props;
  const { locale } = useLocale();
  const ownDate = useCallback((iso: string) => formatDate(iso, { locale, isTwelveHour }), [locale, isTwelveHour]);
  const ownShortDate = useCallback((iso: string) => formatShortDate(iso, { locale, isTwelveHour }), [locale, isTwelveHour]);
  const ownSize = useCallback((bytes: number) => formatSize(bytes, locale), [locale]);
  return {
    showsRecipient,
    showsFolder: props.showsFolder ?? false,
    hasWideDate: isTwelveHour,
    canDelete: props.onDelete !== undefined,
    canTag: props.onTag !== undefined,
    canFlag: props.onFlag !== undefined,
    canRemark: props.onRemark !== undefined,
    renderSender: props.renderSender,
    renderSubject: props.renderSubject,
    formatDate: props.formatDate ?? ownDate,
    formatShortDate: props.formatShortDate ?? ownShortDate,
    formatSize: props.formatSize ?? ownSize,
  };
}
