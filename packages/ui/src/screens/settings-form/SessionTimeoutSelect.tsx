import { useMemo } from 'react';
import { toIntlLocale, useLocaleCode } from '../../foundation/provider/index.ts';
import { Select, SelectItem, type SelectProps } from '../../parts/select/index.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** Available times of inactivity before a session ends, in seconds. */
export const SESSION_TIMEOUTS = [10 * MINUTE, 15 * MINUTE, 30 * MINUTE, HOUR, 2 * HOUR, 8 * HOUR] as const;

/** One of {@link SESSION_TIMEOUTS}. */
export type SessionTimeout = (typeof SESSION_TIMEOUTS)[number];

/** Props of {@link SessionTimeoutSelect}. */
export interface SessionTimeoutSelectProps
  extends Pick<SelectProps<object>, 'label' | 'aria-labelledby' | 'isDisabled' | 'errorMessage' | 'className'> {
  /** Seconds. */
  value: SessionTimeout;
  /** Times to offer. The value is offered too. @default all */
  choices?: readonly number[] | undefined;
  onChange: (seconds: SessionTimeout) => void;
}

/** Select for the time after which an inactive session ends. */
export function SessionTimeoutSelect({ value, choices = SESSION_TIMEOUTS, onChange, ...props }: SessionTimeoutSelectProps) {
  const locale = toIntlLocale(useLocaleCode());
  const nameOf = useMemo(() => {
    const write = (unit: 'minute' | 'hour') => new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' });
    const [minutes, hours] = [write('minute'), write('hour')];
    return (seconds: number) => (seconds < HOUR ? minutes.format(seconds / MINUTE) : hours.format(seconds / HOUR));
  }, [locale]);
  return (
    <Select
      {...props}
      value={String(value)}
      onChange={(key) => {
        const chosen = SESSION_TIMEOUTS.find((seconds) => String(seconds) === key);
        if (chosen !== undefined) onChange(chosen);
      }}
    >
      {SESSION_TIMEOUTS.filter((seconds) => seconds === value || choices.includes(seconds)).map((seconds) => (
        <SelectItem key={seconds} id={String(seconds)}>
          {nameOf(seconds)}
        </SelectItem>
      ))}
    </Select>
  );
}
