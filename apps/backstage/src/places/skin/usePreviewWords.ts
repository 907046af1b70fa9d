import type { SkinPreviewWords } from '@jinshu/ui/back-stage';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { exampleStrings as e } from './skin-workshop.strings.ts';

/** Words of the example in the preview. */
export function usePreviewWords(): SkinPreviewWords {
  const { formatMessage } = useIntl();
  return useMemo(() => {
    const say = (key: keyof typeof e) => formatMessage(e[key]);
    return {
      systemName: say('systemName'),
      compose: say('compose'),
      folders: [say('inbox'), say('drafts'), say('sent'), say('trash')],
      messages: [
        { party: say('party1'), subject: say('subject1'), isUnread: true, tag: { name: say('tag1'), color: '#F0A21B' } },
        { party: say('party2'), subject: say('subject2'), isUnread: true, tag: { name: say('tag2'), color: '#2F7DE1' } },
        { party: say('party3'), subject: say('subject3') },
        { party: say('party1'), subject: say('subject4'), tag: { name: say('tag2'), color: '#8A5BD6' } },
        { party: say('party2'), subject: say('subject5') },
        { party: say('party3'), subject: say('subject6'), tag: { name: say('tag1'), color: '#D9482B' } },
      ],
      body: say('body'),
      to: say('to'),
      subject: say('subject'),
      send: say('send'),
      save: say('save'),
      link: say('link'),
    };
  }, [formatMessage]);
}
