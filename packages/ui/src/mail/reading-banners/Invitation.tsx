import { useEffect, useRef, useState } from 'react';
import { Icon } from '../../foundation/icon-more/index.ts';
import { useStrings } from '../../foundation/provider/index.ts';
import { Banner } from '../../parts/banner/index.ts';
import { Button } from '../../parts/button/index.ts';
import { Link } from '../../parts/link/index.ts';
import * as styles from './ReadingBanners.css.ts';

/** Response to an invitation so far; `start` means not answered yet. */
export type InvitationState = 'start' | 'accept' | 'tentative' | 'decline';

/** Responses an invitee can give. */
export type InvitationAnswer = Exclude<InvitationState, 'start'>;

/** Calendar event that a message invites the user to. */
export interface Invitation {
  state: InvitationState;
  /** Whether the event was deleted, so that no response is possible. @default false */
  isDeleted?: boolean | undefined;
  title?: string | undefined;
  /** Time of the event, as formatted text. */
  time?: string | undefined;
  location?: string | undefined;
  /** Link to the event in the calendar, once it is there. */
  href?: string | undefined;
  onAnswer?: ((answer: InvitationAnswer) => void) | undefined;
  /** Whether a response is being sent. @default false */
  isPending?: boolean | undefined;
}

const answers: readonly InvitationAnswer[] = ['accept', 'tentative', 'decline'];

/** Banner of an invitation: shows the event and the response so far, and lets the user respond or change the response. */
export function InvitationBanner({ state, isDeleted = false, title, time, location, href, onAnswer, isPending = false }: Invitation) {
  const words = useStrings().readingBanners;
  const actionsBox = useRef<HTMLSpanElement>(null);
  const [given, setGiven] = useState<InvitationAnswer>();
  const wasPending = useRef(false);
  useEffect(() => {
    if (given === state) {
      setGiven(undefined);
      // The pressed button no longer exists. Restore the focus only if the user hasn't moved it elsewhere meanwhile.
      if (document.activeElement === document.body) actionsBox.current?.querySelector('button')?.focus();
    } else if (wasPending.current && !isPending) setGiven(undefined); // The response failed. A later change of `state` must not count as the result of this press.
    wasPending.current = isPending;
  }, [given, state, isPending]);
  const facts = (status: string | false) => (
    <div className={styles.facts}>
      <span className={styles.event}>{title ?? words.invitation}</span>
      {time !== undefined && <span>{time}</span>}
      {location !== undefined && <span>{location}</span>}
      <span role="status">{status}</span>
    </div>
  );
  if (isDeleted)
    return (
      <Banner tone="warning" icon={<Icon name="calendar_cancel" size={20} />}>
        {facts(words.eventDeleted)}
      </Banner>
    );
  const actions = (
    <span ref={actionsBox} className={styles.answers}>
      {href !== undefined && <Link href={href}>{words.showEvent}</Link>}
      {onAnswer &&
        answers
          .filter((answer) => answer !== state)
          .map((answer) => (
            <Button
              key={answer}
              size="small"
              tone={answer === 'accept' && state === 'start' ? 'accent' : 'neutral'}
              // Keep the pressed button enabled, so that it keeps the focus while the response is being sent.
              isDisabled={isPending && given !== answer}
              isPending={isPending && given === answer}
              onPress={() => {
                setGiven(answer);
                onAnswer(answer);
              }}
            >
              {state === 'start' ? words.answers[answer] : words.changeTo[answer]}
            </Button>
          ))}
    </span>
  );
  return (
    <Banner icon={<Icon name="calendar_ltr" size={20} />} actions={actions}>
      {facts(state !== 'start' && words.answered[state])}
    </Banner>
  );
}
