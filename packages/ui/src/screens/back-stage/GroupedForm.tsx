import { type FormEvent, type ReactNode, useId, useRef, useState } from 'react';
import { SearchField } from '../../parts/search-field/index.ts';
import * as form from '../settings-form/SettingsForm.css.ts';
import { SaveBar, type SaveBarProps, SettingsSection } from '../settings-form/SettingsPage.tsx';
import * as styles from './PolicyForm.css.ts';

export interface FormGroup {
  id: string;
  title: string;
  /** Number beside the title, such as that of the unsaved changes, with its unit. */
  note?: string | undefined;
  content: ReactNode;
}

export interface GroupedFormProps extends SaveBarProps {
  /** Name of the form, and of the list of its groups. */
  label: string;
  groups: readonly FormGroup[];
  /** Shown if there are no groups. */
  emptyState?: ReactNode;
  search?: { label: string; value: string; onChange: (text: string) => void } | undefined;
  /** Saves what was changed. Without it the form only shows. */
  onSave?: (() => void) | undefined;
}

/** A long form: its groups one below the other, a list of them that leads to each, and a search above it. */
export function GroupedForm({ label, groups, emptyState, search, onSave, ...bar }: GroupedFormProps) {
  const id = useId();
  const scroller = useRef<HTMLDivElement>(null);
  /** Offset that the list of groups scrolled to, in pixels. A short last group is current there, although its top is far below. */
  const ledTo = useRef<number>(undefined);
  const [seen, setSeen] = useState<string>();
  const current = groups.some((group) => group.id === seen) ? seen : groups[0]?.id;
  const sectionOf = (group: string) => document.getElementById(`${id}${group}`);
  const look = () => {
    if (scroller.current?.scrollTop === ledTo.current) return;
    ledTo.current = undefined;
    const top = (scroller.current?.getBoundingClientRect().top ?? 0) + 64;
    const above = groups.filter((group) => (sectionOf(group.id)?.getBoundingClientRect().top ?? 0) <= top);
    setSeen((above.at(-1) ?? groups[0])?.id);
  };
  const go = (group: string) => {
    const section = sectionOf(group);
    section?.scrollIntoView({ block: 'start' });
    section?.focus({ preventScroll: true });
    ledTo.current = scroller.current?.scrollTop;
    setSeen(group);
  };
  const body = (
    <div className={styles.columns}>
      <div className={styles.side}>
        {search && (
          <div>
            <SearchField {...search} placeholder={search.label} />
          </div>
        )}
        <nav aria-label={label} className={styles.groups}>
          {groups.map((group) => (
            <button
              key={group.id}
              type="button"
              className={styles.group}
              {...(group.id === current && { 'aria-current': 'true' as const })}
              onClick={() => go(group.id)}
            >
              <span>{group.title}</span>
              {group.note !== undefined && <span className={styles.groupNote}>{group.note}</span>}
            </button>
          ))}
        </nav>
      </div>
      <div ref={scroller} className={styles.scroller} onScroll={look}>
        {groups.length === 0 && emptyState}
        {groups.map((group) => (
          <div key={group.id} id={`${id}${group.id}`} tabIndex={-1} className={styles.section}>
            <SettingsSection title={group.title}>{group.content}</SettingsSection>
          </div>
        ))}
      </div>
    </div>
  );
  if (!onSave)
    return (
      <section aria-label={label} className={form.page}>
        {body}
      </section>
    );
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (!bar.isPending) onSave();
  };
  return (
    <form aria-label={label} className={form.page} noValidate onSubmit={save}>
      {body}
      <SaveBar {...bar} />
    </form>
  );
}
