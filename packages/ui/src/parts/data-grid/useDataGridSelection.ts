import { useState } from 'react';
import { createRange } from '../../foundation/grid-core/createRange.ts';

interface DataGridSelectionProps {
  mode: 'none' | 'single' | 'multiple';
  selectedKeys: ReadonlySet<string>;
  onSelectionChange: ((keys: ReadonlySet<string>) => void) | undefined;
  /** Keys of rows that can be selected, in row order. */
  selectable: readonly string[];
}

/** Returns the selection actions for pointer and keyboard. A range follows its moving end in both directions. */
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
    /** Ends the range; the next one starts from scratch. */
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
