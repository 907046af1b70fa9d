import { createShare, isAddress, Problem, parseRecipients, type ShareLevel } from '@jinshu/api';
import { ShareMailboxDialog } from '@jinshu/ui/mailbox-sharing';
import { type Recipient, RecipientField, type RecipientFieldHandle } from '@jinshu/ui/recipient-field';
import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useAccount } from '../../../core/account/index.ts';
import { describeProblem, speaksForItself } from '../../../core/problem/index.ts';
import { toasts } from '../../../core/toast/index.ts';
import { useSuggestions } from '../../../mail/recipient/index.ts';
import { sharingStrings as s } from './sharing.strings.ts';

interface ShareWithColleaguesProps {
  /** Called after the mailbox was shared. */
  onDone: () => void;
  onClose: () => void;
}

/** Dialog that shares the own mailbox with colleagues. Addresses that it can't be shared with stay in the field, with the reason (SHR-18). */
export function ShareWithColleagues({ onDone, onClose }: ShareWithColleaguesProps) {
  const intl = useIntl();
  const { api, userName } = useAccount();
  const { suggestions, ask } = useSuggestions();
  const field = useRef<RecipientFieldHandle>(null);
  const [chosen, setChosen] = useState<readonly Recipient[]>([]);
  const [wrong, setWrong] = useState<string>();
  const [isPending, setPending] = useState(false);
  const shareWith = async (address: string, level: ShareLevel) => {
    if (!isAddress(address)) throw new Problem('email-format');
    await api.call(createShare, { body: { userName: address, level } });
  };
  const share = async (level: ShareLevel) => {
    const people = field.current?.commit() ?? chosen;
    if (people.length === 0) return setWrong(intl.formatMessage(s.nobody));
    setPending(true);
    setWrong(undefined);
    const left: Recipient[] = [];
    let reason: string | undefined;
    for (const person of people) {
      const isOwn = person.address.toLowerCase() === userName.toLowerCase();
      try {
        if (isOwn) reason ??= intl.formatMessage(s.own);
        else await shareWith(person.address, level);
        if (isOwn) left.push(person);
      } catch (error) {
        if (speaksForItself(error)) return onClose();
        left.push(person);
        reason ??= describeProblem(intl, error);
      }
    }
    setPending(false);
    const count = people.length - left.length;
    if (count > 0) {
      onDone();
      toasts.add({ message: intl.formatMessage(s.shared, { count }) });
    }
    if (left.length === 0) return onClose();
    setChosen(left);
    setWrong(reason);
  };
  return (
    <ShareMailboxDialog
      isPending={isPending}
      onShare={(level) => void share(level)}
      onClose={onClose}
      picker={
        <RecipientField
          ref={field}
          autoFocus
          variant="box"
          label={intl.formatMessage(s.colleagues)}
          value={chosen}
          onChange={(people) => {
            setChosen(people);
            setWrong(undefined);
          }}
          parse={parseRecipients}
          suggestions={suggestions}
          onQuery={ask}
          errorMessage={wrong}
        />
      }
    />
  );
}
