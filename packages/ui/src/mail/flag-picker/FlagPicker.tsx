import { clsx } from 'clsx';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { Icon } from '../../foundation/icon/index.ts';
import { useStrings } from '../../foundation/provider/index.ts';
import type { FlagColor } from '../../foundation/theme/SkinTokens.ts';
import { FlagIcon } from './FlagIcon.tsx';
import * as styles from './FlagPicker.css.ts';

/** The nine flags, in the order of the keys 1 to 9. */
export const FLAG_COLORS = [
  'red',
  'green',
  'orange',
  'blue',
  'pink',
  'cyan',
  'yellow',
  'purple',
  'grey',
] as const satisfies readonly FlagColor[];

/** Props of {@link FlagPicker}. */
export interface FlagPickerProps {
  /** The flag the mail has. */
  value: FlagColor | null;
  /** Called with the selected flag; `null` removes the flag. */
  onChange: (color: FlagColor | null) => void;
  /** Puts the focus on the current flag as soon as the picker shows. @default false */
  hasAutoFocus?: boolean | undefined;
  className?: string | undefined;
}

const COLUMNS = 5;
const CHOICES: readonly (FlagColor | null)[] = [...FLAG_COLORS, null];

/** Nine flags and none, for a popover. Arrows move, Enter chooses, 1 to 9 choose at once. */
export function FlagPicker({ value, onChange, hasAutoFocus = false, className }: FlagPickerProps) {
  const { flags } = useStrings();
  const rootRef = useRef<HTMLDivElement>(null);
  const current = Math.max(0, CHOICES.indexOf(value));

  useEffect(() => {
    if (hasAutoFocus) rootRef.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  }, [hasAutoFocus]);

  const onKeyDown = (event: KeyboardEvent) => {
    const choices = [...(rootRef.current?.querySelectorAll<HTMLElement>('[role="menuitemradio"]') ?? [])];
    const index = choices.indexOf(event.target as HTMLElement);
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1;
    const step = { ArrowRight: isRtl, ArrowLeft: -isRtl, ArrowDown: COLUMNS, ArrowUp: -COLUMNS }[event.key];
    const digit = /^[1-9]$/.test(event.key) ? FLAG_COLORS[Number(event.key) - 1] : undefined;
    if (digit) onChange(digit);
    else if (step !== undefined && index >= 0) choices[(index + step + choices.length) % choices.length]?.focus();
    else if (event.key === 'Home') choices[0]?.focus();
    else if (event.key === 'End') choices.at(-1)?.focus();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <div ref={rootRef} role="menu" aria-label={flags.name} className={clsx(styles.picker, className)} onKeyDown={onKeyDown}>
      {CHOICES.map((color, index) => (
        <button
          key={color ?? 'none'}
          type="button"
          role="menuitemradio"
          aria-checked={color === value}
          aria-label={color ? flags[color] : flags.remove}
          title={color ? flags[color] : flags.remove}
          tabIndex={index === current ? 0 : -1}
          className={styles.choice}
          onClick={() => onChange(color)}
        >
          {color ? <FlagIcon color={color} /> : <Icon name="dismiss" size={16} />}
        </button>
      ))}
    </div>
  );
}
