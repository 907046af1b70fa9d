import { useIntl } from 'react-intl';
import { type ComposerSnapshot, composeStrings as s } from '../../mail/draft/index.ts';
import type { ComposeChangeFn } from './useComposing.ts';

/** Returns the links that show and hide fields. `turn` commits half-typed recipients first, so that hiding a field asks about them (CMP-32). */
export function useFieldLinks(
  { draft, hasReplyTo }: ComposerSnapshot['context'],
  turn: (patch: Parameters<ComposeChangeFn>[0]) => () => void,
) {
  const { formatMessage } = useIntl();
  return [
    { id: 'cc', label: formatMessage(s.cc), isShown: draft.hasCc, onPress: turn({ hasCc: !draft.hasCc }) },
    { id: 'bcc', label: formatMessage(s.bcc), isShown: draft.hasBcc, onPress: turn({ hasBcc: !draft.hasBcc }) },
    {
      id: 'separate',
      label: formatMessage(draft.isSeparate ? s.together : s.separately),
      isShown: false,
      onPress: turn({ isSeparate: !draft.isSeparate }),
    },
    { id: 'replyTo', label: formatMessage(s.replyTo), isShown: hasReplyTo, onPress: turn({ hasReplyTo: !hasReplyTo }) },
  ].filter(({ id }) => !draft.isSeparate || (id !== 'cc' && id !== 'bcc'));
}
