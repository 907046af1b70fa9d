import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react';
import { dayOf } from './calendarEvent.ts';

interface CellFocusProps {
  rootRef: RefObject<HTMLElement | null>;
  date: string;
  /** The cell that stands for a day before the keyboard has been anywhere. */
  cellOf: (day: string) => string;
}

const attribute = (name: string, value: string) => `[${name}="${CSS.escape(value)}"]`;

/**
 * Keeps one cell, and the events of its day, the tab stops. The attribute is written to the elements: a step with the arrows renders
 * nothing. The focus waits for a cell of another month or week, and follows an event that is moved to another cell.
 */
export function useCellFocus({ rootRef, date, cellOf }: CellFocusProps) {
  const cell = useRef(cellOf(date));
  const lastDate = useRef(date);
  const awaited = useRef<string | null>(null);
  const held = useRef<string | null>(null);

  const find = (name: string, value: string) => rootRef.current?.querySelector<HTMLElement>(attribute(name, value)) ?? null;
  const writeStops = () => {
    const root = rootRef.current;
    if (!root) return;
    const day = dayOf(cell.current);
    for (const stop of root.querySelectorAll('[data-cell][tabindex="0"]')) stop.setAttribute('tabindex', '-1');
    find('data-cell', cell.current)?.setAttribute('tabindex', '0');
    for (const event of root.querySelectorAll<HTMLElement>('[data-from]')) {
      const { from = '', to = '' } = event.dataset;
      event.setAttribute('tabindex', from <= day && day <= to ? '0' : '-1');
    }
  };

  useLayoutEffect(() => {
    if (lastDate.current !== date && dayOf(cell.current) !== date && awaited.current === null) cell.current = cellOf(date);
    lastDate.current = date;
    const target = awaited.current === null ? null : find('data-cell', awaited.current);
    if (target) cell.current = awaited.current ?? cell.current;
    else if (!find('data-cell', cell.current)) cell.current = cellOf(date);
    writeStops();
    if (target) target.focus();
    else if (held.current !== null && document.activeElement === document.body) find('data-event', held.current)?.focus();
  });

  return {
    /** The cell that has, or last had, the keyboard. */
    current: () => cell.current,
    /** Gives a cell the focus, at once or as soon as it is there. */
    focusCell: (key: string) => {
      const target = find('data-cell', key);
      if (target) target.focus();
      else awaited.current = key;
      return target !== null;
    },
    trackFocus: {
      onFocus: (event: FocusEvent) => {
        const target = event.target as HTMLElement;
        if (!rootRef.current?.contains(target)) return;
        awaited.current = null;
        held.current = target.dataset.event ?? null;
        const key = target.closest<HTMLElement>('[data-cell]')?.dataset.cell;
        const { from, to } = target.dataset;
        // An event that runs over several days leaves the keyboard on the day it came from.
        const isHere = from !== undefined && to !== undefined && from <= dayOf(cell.current) && dayOf(cell.current) <= to;
        if (key !== undefined && (!isHere || dayOf(key) === dayOf(cell.current))) cell.current = key;
        writeStops();
      },
      onBlur: (event: FocusEvent) => {
        if (!event.currentTarget.contains(event.relatedTarget)) held.current = null;
      },
    },
  };
}
