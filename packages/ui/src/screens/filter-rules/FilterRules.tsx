import { type ReactNode, useId } from 'react';
import { Icon } from '../../foundation/icon-more/index.ts';
import { useStrings } from '../../foundation/provider/index.ts';
import { Button, IconButton } from '../../parts/button/index.ts';
import { Checkbox } from '../../parts/checkbox/index.ts';
import { SettingsListBar, type SettingsListBarProps, useReportUnsaved } from '../settings-form/index.ts';
import * as styles from './FilterRules.css.ts';
import { type ListedRule, RuleList, type RuleListProps } from './RuleList.tsx';

export interface FilterRulesProps extends Omit<RuleListProps, 'label' | 'onActiveChange'> {
  title: string;
  description?: ReactNode;
  /** Opens an empty form. */
  onAdd: () => void;
  onActiveChange: (ids: readonly string[], isActive: boolean) => void;
  onDelete: SettingsListBarProps['onDelete'];
  onClear: SettingsListBarProps['onClear'];
  /** Shown above the list, such as the progress of a rule that is being applied. */
  notice?: ReactNode;
  /** Whether the open form has unsaved changes. @default false */
  isUnsaved?: boolean | undefined;
  /** The form of the open rule. */
  children?: ReactNode;
  /** Buttons of the form. */
  footer?: ReactNode;
  /** Leads back to the list, where only one of both fits. */
  onClose: () => void;
}

/** Filter rules: the list, and beside it the form of the open rule. On a phone one of both. */
export function FilterRules(props: FilterRulesProps) {
  const { title, description, rules, selectedKeys, onSelectionChange, onAdd, onActiveChange, children, footer, onClose } = props;
  const words = useStrings().filterRules;
  const titleId = useId();
  useReportUnsaved(props.isUnsaved ?? false);
  const keys = rules.map(({ id }) => id).filter((id) => selectedKeys.has(id));
  const isOpen = children !== undefined && children !== null && children !== false;
  return (
    <section aria-labelledby={titleId} className={styles.page} data-open={isOpen || undefined}>
      <header className={styles.header}>
        <div className={styles.headings}>
          <h1 id={titleId} className={styles.title}>
            {title}
          </h1>
          {description !== undefined && <p className={styles.description}>{description}</p>}
        </div>
        <Button tone="accent" icon={<Icon name="add" />} onPress={onAdd}>
          {words.add}
        </Button>
      </header>
      {props.notice}
      <div className={styles.panes}>
        <div className={styles.listPane}>
          <div className={styles.bar}>
            <SettingsListBar rows={rules} keys={keys} onActiveChange={onActiveChange} onDelete={props.onDelete} onClear={props.onClear} />
          </div>
          <ListHead {...{ rules, keys, onSelectionChange }} />
          <RuleList {...props} label={title} onActiveChange={(id, isActive) => onActiveChange([id], isActive)} />
          <p className={styles.note}>
            <Icon name="info" size={16} />
            {words.note}
          </p>
        </div>
        {isOpen && (
          <div className={styles.editor}>
            <div className={styles.editorBody}>
              <div className={styles.back}>
                <IconButton label={words.back} icon={<Icon name="arrow_left" />} onPress={onClose} />
              </div>
              {children}
            </div>
            {footer !== undefined && <div className={styles.footer}>{footer}</div>}
          </div>
        )}
      </div>
    </section>
  );
}

interface ListHeadProps {
  rules: readonly ListedRule[];
  keys: readonly string[];
  onSelectionChange: (keys: ReadonlySet<string>) => void;
}

function ListHead({ rules, keys, onSelectionChange }: ListHeadProps) {
  const words = useStrings().filterRules;
  if (rules.length === 0) return null;
  return (
    <div className={styles.listHead}>
      <Checkbox
        aria-label={words.selectAll}
        isSelected={keys.length === rules.length}
        isIndeterminate={keys.length > 0 && keys.length < rules.length}
        onChange={(isSelected) => onSelectionChange(new Set(isSelected ? rules.map(({ id }) => id) : []))}
      />
      <span>{words.counts(rules.length, rules.filter(({ isActive }) => isActive).length)}</span>
      <span className={styles.days}>{words.days}</span>
    </div>
  );
}
