import type { Message } from '@jinshu/api';
import { Button } from '@jinshu/ui/button';
import { MailPassword } from '@jinshu/ui/reading-banners';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useIntl } from 'react-intl';
import { useAccount } from '../../core/account/index.ts';
import { messageKeys } from '../../core/cache/index.ts';
import { describeProblem } from '../../core/problem/index.ts';
import { forgetWanted, openProtected, useBeginMail, wantedAnswerOptions } from '../draft/index.ts';
import { messageReadingStrings as s } from '../message/message-reading.strings.ts';

/**
 * Password form of a protected message, shown until the password is accepted. A wrong password stays in the field (RED-44 to RED-46,
 * ERR-17). A pending reply starts after the password is accepted, or without it if the user chooses not to quote.
 */
export function PasswordGate({ message: { folder, uid } }: { message: Message }) {
  const intl = useIntl();
  const { api, queryClient } = useAccount();
  const { answer } = useBeginMail();
  const place = useRef<HTMLDivElement>(null);
  const ref = { folder, uid };
  const { data: wanted } = useQuery(wantedAnswerOptions(ref));
  const begin = (more: { password: string } | { quotesNothing: true }) => {
    if (!wanted) return;
    forgetWanted(queryClient, ref);
    void answer(ref, wanted.kind, { text: wanted.text, ...more });
  };
  const open = useMutation({
    mutationFn: (password: string) => openProtected(api, ref, password),
    onSuccess: (unlocked) => {
      // The message replaces the field: move the focus to its panel.
      if (place.current?.contains(document.activeElement)) place.current.closest<HTMLElement>('[role="tabpanel"]')?.focus();
      queryClient.setQueryData(messageKeys.unlocked(ref), unlocked);
      begin({ password: unlocked.password });
    },
  });
  const canQuoteNothing = wanted?.kind === 'reply' || wanted?.kind === 'replyAll';
  return (
    <div ref={place}>
      <MailPassword
        key={wanted ? 'wanted' : 'read'}
        onSubmit={open.mutate}
        isPending={open.isPending}
        errorMessage={open.error ? describeProblem(intl, open.error) : undefined}
        help={wanted ? intl.formatMessage(s.passwordForAnswer) : undefined}
        hasAutoFocus={Boolean(wanted)}
      >
        {canQuoteNothing && (
          <Button variant="link" onPress={() => begin({ quotesNothing: true })}>
            {intl.formatMessage(s.answerWithout)}
          </Button>
        )}
      </MailPassword>
    </div>
  );
}
