import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Icon, type IconName } from '../../foundation/icon-more/index.ts';
import { useStrings } from '../../foundation/provider/index.ts';
import { Button, IconButton } from '../../parts/button/index.ts';
import type { CalendarEvent } from '../calendar-grid/index.ts';
import { useCalendarFormats } from '../calendar-grid/useCalendarFormats.ts';
import type { InvitationAnswer, InvitationState } from '../reading-banners/index.ts';
import * as styles from './EventForm.css.ts';
import type { EventRepeat, Invitee } from './eventDraft.ts';
import { InviteeList } from './InviteeList.tsx';
import { useReminderWords, useRepeatWords } from './useEventWords.ts';

/** Props of {@link EventCard}. A button whose handler is left out is left out. */
export interface EventCardProps {
  event: CalendarEvent;
  repeat?: EventRepeat | null | undefined;
  reminderMinutes?: number | null | undefined;
  description?: string | undefined;
  /** Name of the organizer, if not the user. */
  organiser?: string | undefined;
  invitees?: readonly Invitee[] | undefined;
  /** One’s own answer, where one is invited. */
  answer?: InvitationState | undefined;
  onAnswer?: ((answer: InvitationAnswer) => void) | undefined;
  onEdit?: (() => void) | undefined;
  onDelete?: (() => void) | undefined;
  onClose?: (() => void) | undefined;
  isTwelveHour?: boolean | undefined;
  className?: string | undefined;
}

const answers: readonly InvitationAnswer[] = ['accept', 'tentative', 'decline'];

/** Details of an event, for a `Popover` at its position in the calendar. */
export function EventCard(props: EventCardProps) {
  const { event, repeat = null, reminderMinutes = null, description, organiser, invitees = [], answer = 'start', onAnswer } = props;
  const { onEdit, onDelete, onClose, isTwelveHour, className } = props;
  const { eventForm: words, readingBanners } = useStrings();
  const { when } = useCalendarFormats(isTwelveHour);
  const remind = useReminderWords();
  const often = useRepeatWords();
  return (
    <section aria-label={event.title} className={clsx(styles.card, className)}>
      <div className={styles.cardHead}>
        <span className={clsx(styles.swatch, styles.cardSwatch, styles.colour[event.color])} />
        <h2 className={styles.cardTitle}>{event.title}</h2>
        {onEdit && <IconButton size="small" label={words.edit} icon={<Icon name="edit" size={16} />} onPress={onEdit} />}
        {onDelete && <IconButton size="small" label={words.delete} icon={<Icon name="delete" size={16} />} onPress={onDelete} />}
        {onClose && <IconButton size="small" label={words.close} icon={<Icon name="dismiss" size={16} />} onPress={onClose} />}
      </div>
      <p className={styles.when}>{when(event)}</p>
      <div className={styles.facts}>
        {event.location && <Fact icon="location">{event.location}</Fact>}
        {organiser && <Fact icon="person">{words.invitedBy(organiser)}</Fact>}
        {invitees.length > 0 && (
          <Fact icon="people">
            <InviteeList invitees={invitees} />
          </Fact>
        )}
        <Fact icon="alert">{remind(reminderMinutes)}</Fact>
        <Fact icon="arrow_repeat_all">{often(repeat)}</Fact>
        {description && <Fact icon="document_text">{description}</Fact>}
      </div>
      {onAnswer && (
        <div className={styles.answers}>
          {answers.map((one) => (
            <Button
              key={one}
              size="small"
              tone={one === 'accept' && answer === 'start' ? 'accent' : 'neutral'}
              isDisabled={one === answer}
              onPress={() => onAnswer(one)}
            >
              {readingBanners.answers[one]}
            </Button>
          ))}
        </div>
      )}
    </section>
  );
}

function Fact({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <Icon name={icon} size={16} className={styles.factIcon} />
      <div className={styles.factWords}>{children}</div>
    </div>
  );
}
