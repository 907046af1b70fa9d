import { useState } from 'react';
import { createRange } from '../grid-core/createRange.ts';

interface DataGridSelectionProps {
  mode: 'none' | 'single' | 'multiple';
  selectedKeys: ReadonlySet<string>;
  onSelectionChange: ((keys: ReadonlySet<string>) => void) | undefined;
  /** The keys that can be chosen, in the order of the rows. */
  selectable: readonly string[];
}

/** What pointer and keyboard can do to a selection. A range follows its moving end both ways. */
export function useDataGridSelection({ mode, selectedKeys, onSelectionChange, selectable }: DataGridSelectionProps) {
  const [range] = useState(createRange);
  const change = (keys: ReadonlySet<string>) => onSelectionChange?.(keys);

  const select = (key: string) => {
    if (mode === 'none' || !selectable.includes(key)) return;
    change(range.begin(key, new Set([key])));
  };
  const toggle = (key: string) => {
    if (mode === 'none' || !selectable.includes(key)) return;
    if (mode === 'single') {
      change(selectedKeys.has(key) ? new Set() : new Set([key]));
      return;
    }
    change(range.toggle(selectedKeys, key));
  };
  return {
    select,
    toggle,
    extendTo: (key: string, from: string | undefined) => {
      if (mode === 'single') select(key);
      if (mode !== 'multiple') return;
      change(range.extend(selectedKeys, selectable, key, from));
    },
    /** The next range begins anew. */
    endRange: range.end,
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
