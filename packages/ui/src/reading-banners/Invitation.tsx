import { useEffect, useRef, useState } from 'react';
import { Banner } from '../banner/index.ts';
import { Button } from '../button/index.ts';
import { Icon } from '../icon-more/index.ts';
import { Link } from '../link/index.ts';
import { useStrings } from '../provider/index.ts';
import * as styles from './ReadingBanners.css.ts';

/** What one has answered to an invitation; `start` is not answered yet. */
export type InvitationState = 'start' | 'accept' | 'tentative' | 'decline';

/** What an invitee can answer. */
export type InvitationAnswer = Exclude<InvitationState, 'start'>;

/** The calendar event that a mail invites to. */
export interface Invitation {
  state: InvitationState;
  /** The event is gone: there is nothing to answer. @default false */
  isDeleted?: boolean | undefined;
  title?: string | undefined;
  /** When it takes place, in words. */
  time?: string | undefined;
  location?: string | undefined;
  /** Where the event stands in the calendar, once it does. */
  href?: string | undefined;
  onAnswer?: ((answer: InvitationAnswer) => void) | undefined;
  /** An answer is on its way. @default false */
  isPending?: boolean | undefined;
}

const answers: readonly InvitationAnswer[] = ['accept', 'tentative', 'decline'];

/** Says what a mail invites to, what was answered, and lets the answer be given or changed. */
export function InvitationBanner({ state, isDeleted = false, title, time, location, href, onAnswer, isPending = false }: Invitation) {
  const words = useStrings().readingBanners;
  const actionsBox = useRef<HTMLSpanElement>(null);
  const [given, setGiven] = useState<InvitationAnswer>();
  const wasPending = useRef(false);
  useEffect(() => {
    if (given === state) {
      setGiven(undefined);
      // The button of the answer that was given is there no more. Whoever has gone on meanwhile is left alone.
      if (document.activeElement === document.body) actionsBox.current?.querySelector('button')?.focus();
    } else if (wasPending.current && !isPending) setGiven(undefined); // It failed: what is answered elsewhere later is no answer to this press.
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
              // The one that was pressed keeps the focus while the answer is on its way.
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
