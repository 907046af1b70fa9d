import { useRef } from 'react';
import { selectRange, toggleKey } from '../grid-core/selectRange.ts';

interface Range {
  from: string;
  /** What was chosen before the range began: the range shrinks back to it. */
  before: ReadonlySet<string>;
}

interface DataGridSelectionProps {
  mode: 'none' | 'single' | 'multiple';
  selectedKeys: ReadonlySet<string>;
  onSelectionChange: ((keys: ReadonlySet<string>) => void) | undefined;
  /** The keys that can be chosen, in the order of the rows. */
  selectable: readonly string[];
}

/** What pointer and keyboard can do to a selection. A range follows its moving end both ways. */
export function useDataGridSelection({ mode, selectedKeys, onSelectionChange, selectable }: DataGridSelectionProps) {
  const range = useRef<Range | undefined>(undefined);
  const change = (keys: ReadonlySet<string>) => onSelectionChange?.(keys);

  const select = (key: string) => {
    if (mode === 'none' || !selectable.includes(key)) return;
    range.current = { from: key, before: selectedKeys };
    change(new Set([key]));
  };
  const toggle = (key: string) => {
    if (mode === 'none' || !selectable.includes(key)) return;
    if (mode === 'single') {
      change(selectedKeys.has(key) ? new Set() : new Set([key]));
      return;
    }
    const next = toggleKey(selectedKeys, key);
    range.current = { from: key, before: next };
    change(next);
  };
  return {
    select,
    toggle,
    extendTo: (key: string, from: string | undefined) => {
      if (mode === 'single') select(key);
      if (mode !== 'multiple') return;
      range.current ??= { from: from ?? key, before: selectedKeys };
      change(selectRange(range.current.before, selectable, range.current.from, key));
    },
    /** The next range begins anew. */
    endRange: () => {
      range.current = undefined;
    },
    selectAll: () => {
      if (mode === 'multiple') change(new Set([...selectedKeys, ...selectable]));
    },
    toggleAll: () => {
      const isAll = selectable.every((key) => selectedKeys.has(key));
      const shown = new Set(selectable);
      change(isAll ? new Set([...selectedKeys].filter((key) => !shown.has(key))) : new Set([...selectedKeys, ...selectable]));
    },
    clear: (): boolean => {
      if (mode === 'none' || selectedKeys.size === 0) return false;
      change(new Set());
      return true;
    },
  };
}
