import type { ShortcutGroup } from './ShortcutOverview.tsx';

/** The shortcuts whose words, group or keys contain every word of the search. */
export function filterShortcuts(groups: readonly ShortcutGroup[], search: string): readonly ShortcutGroup[] {
  const terms = search.toLowerCase().split(/\s+/).filter(Boolean);
  if (terms.length === 0) return groups;
  return groups
    .map((group) => ({
      ...group,
      shortcuts: group.shortcuts.filter(({ label, keys }) => {
        const text = [group.title, label, keys].flat().join(' ').toLowerCase();
        return terms.every((term) => text.includes(term));
      }),
    }))
    .filter(({ shortcuts }) => shortcuts.length > 0);
}
