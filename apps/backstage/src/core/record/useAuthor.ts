import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import { authorStrings } from './action-record.strings.ts';

const isNamed = (author: string): author is keyof typeof authorStrings => Object.hasOwn(authorStrings, author);

/** Returns a function that names the author of a change. Authors that are people keep their addresses. */
export function useAuthor(): (author: string) => string {
  const { formatMessage } = useIntl();
  return useCallback((author) => (isNamed(author) ? formatMessage(authorStrings[author]) : author), [formatMessage]);
}
