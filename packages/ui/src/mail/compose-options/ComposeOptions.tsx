import { clsx } from 'clsx';
import { type Ref, useId, useImperativeHandle, useRef } from 'react';
import { useStrings } from '../../foundation/provider/index.ts';
import { visuallyHidden } from '../../foundation/styles/visuallyHidden.css.ts';
import { Checkbox } from '../../parts/checkbox/index.ts';
import * as styles from './ComposeOptions.css.ts';
import { OptionDetails, type OptionErrors } from './OptionDetails.tsx';
import { type ComposeOptionsValue, type ExclusiveOption, exclusiveOptions, switchOption } from './optionRules.ts';

/** Methods for the parent component. */
export interface ComposeOptionsHandle {
  /** Puts the focus where something is wrong, with the words for it in view. */
  focusError: () => void;
}

export interface ComposeOptionsProps {
  value: ComposeOptionsValue;
  /** Called with the changed values; merge them into the draft. */
  onChange: (change: Partial<ComposeOptionsValue>) => void;
  /** Whether SMS notification is offered, for organizations that have it. @default false */
  hasSms?: boolean | undefined;
  /** Whether the message is in security mode, which doesn't allow a password. @default false */
  isSecurityMode?: boolean | undefined;
  /** Error of each option, found when the user tried to send. */
  errors?: OptionErrors | undefined;
  /** Whether the time of sending is entered on a clock of 12 or of 24 hours. @default 24 */
  hourCycle?: 12 | 24 | undefined;
  /** The clock, for tests. */
  now?: (() => Date) | undefined;
  isDisabled?: boolean | undefined;
  className?: string | undefined;
  ref?: Ref<ComposeOptionsHandle> | undefined;
}

type Box = Exclude<keyof ComposeOptionsValue, 'scheduledAt' | 'password' | 'burnLimit' | 'burnDate'>;

const order: readonly Box[] = ['savesToSent', 'wantsReceipt', 'isUrgent', 'isScheduled', 'hasPassword', 'isBurn', 'notifiesBySms'];

const isExclusive = (box: Box): box is ExclusiveOption => (exclusiveOptions as readonly string[]).includes(box);
const clock = () => new Date();

/**
 * Checkboxes below a message: options for sending it. Only one of schedule, password and burn after reading can be selected; its details
 * appear above the checkboxes.
 */
export function ComposeOptions({ value, onChange, now = clock, hourCycle = 24, isDisabled = false, ...props }: ComposeOptionsProps) {
  const strings = useStrings().composeOptions;
  const noteId = useId();
  const root = useRef<HTMLDivElement>(null);
  useImperativeHandle(props.ref, () => ({
    focusError: () => {
      root.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus({ preventScroll: true });
      root.current?.scrollIntoView?.({ block: 'nearest' });
    },
  }));
  const chosen = exclusiveOptions.find((option) => value[option]);
  const shown = order.filter(
    (box) => (box !== 'notifiesBySms' || props.hasSms === true) && (box !== 'hasPassword' || props.isSecurityMode !== true),
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset lays itself out
    <div ref={root} role="group" aria-label={strings.label} className={clsx(styles.root, props.className)}>
      {chosen && <OptionDetails option={chosen} errors={props.errors ?? {}} {...{ value, onChange, now, hourCycle, isDisabled }} />}
      <div className={styles.boxes}>
        {shown.map((box) => {
          const isBarred = isExclusive(box) && chosen !== undefined && chosen !== box;
          return (
            <Checkbox
              key={box}
              isSelected={value[box]}
              isDisabled={isDisabled || isBarred}
              {...(isBarred && { 'aria-describedby': noteId })}
              onChange={(isOn) => onChange(isExclusive(box) ? switchOption(box, isOn, now()) : { [box]: isOn })}
            >
              {strings.options[box]}
            </Checkbox>
          );
        })}
      </div>
      {chosen && (
        <span id={noteId} className={visuallyHidden}>
          {strings.exclude(strings.options[chosen])}
        </span>
      )}
    </div>
  );
}
