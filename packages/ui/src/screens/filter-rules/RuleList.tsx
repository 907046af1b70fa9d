import { Button as AriaButton, GridList, GridListItem, useDragAndDrop } from 'react-aria-components';
import { Icon } from '../../foundation/icon-more/index.ts';
import { useStrings } from '../../foundation/provider/index.ts';
import { Checkbox } from '../../parts/checkbox/index.ts';
import { EmptyState } from '../../parts/empty-state/index.ts';
import { Switch } from '../../parts/switch/index.ts';
import * as styles from './FilterRules.css.ts';

/** A rule as a row of the list. */
export interface ListedRule {
  id: string;
  name: string;
  /** Its conditions and its action in a few words. */
  summary: string;
  /** Why it does nothing, for example if its folder was deleted. */
  problem?: string | undefined;
  isActive: boolean;
  /** Number of messages that it matched in the last 30 days. */
  hitCount: number;
}

export interface RuleListProps {
  /** Name of the list. */
  label: string;
  /** Rules in the order in which they run. */
  rules: readonly ListedRule[];
  /** The rule that is open beside the list. */
  currentId?: string | undefined;
  selectedKeys: ReadonlySet<string>;
  onSelectionChange: (keys: ReadonlySet<string>) => void;
  /** Opens a rule to change it. */
  onOpen: (id: string) => void;
  /** Turns one rule on or off. */
  onActiveChange: (id: string, isActive: boolean) => void;
  /** Called with all ids in their new order after a rule was dragged, by pointer or keyboard. */
  onSort: (ids: readonly string[]) => void;
  /** Shown when there are no rules. */
  emptyState?: React.ReactNode;
}

/** Returns the order after rules were moved before or after another one. */
export function sortedIds(
  ids: readonly string[],
  moved: ReadonlySet<unknown>,
  target: { key: unknown; dropPosition: string },
): readonly string[] {
  const rest = ids.filter((id) => !moved.has(id));
  const place = rest.indexOf(String(target.key)) + (target.dropPosition === 'after' ? 1 : 0);
  return rest.toSpliced(place, 0, ...ids.filter((id) => moved.has(id)));
}

/** Filter rules in their order. They can be opened, selected, turned on and off, and dragged to another place. */
export function RuleList(props: RuleListProps) {
  const { label, rules, currentId, selectedKeys, onSelectionChange, onOpen, onActiveChange, onSort, emptyState } = props;
  const words = useStrings().filterRules;
  const ids = rules.map(({ id }) => id);
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) => [...keys].map((key) => ({ 'text/plain': String(key) })),
    onReorder: ({ keys, target }) => onSort(sortedIds(ids, keys, target)),
  });
  return (
    <GridList
      aria-label={label}
      className={styles.list}
      items={rules.map((rule, at) => ({ ...rule, place: at + 1 }))}
      dependencies={[currentId, selectedKeys, words]}
      selectionMode="multiple"
      selectedKeys={selectedKeys}
      onSelectionChange={(keys) => onSelectionChange(new Set(keys === 'all' ? ids : [...keys].map(String)))}
      onAction={(key) => onOpen(String(key))}
      dragAndDropHooks={dragAndDropHooks}
      renderEmptyState={() => emptyState ?? <EmptyState title={words.none} />}
    >
      {(rule) => (
        <GridListItem
          id={rule.id}
          textValue={rule.name}
          className={styles.row}
          data-current={rule.id === currentId || undefined}
          data-off={!rule.isActive || undefined}
        >
          <AriaButton slot="drag" className={styles.handle}>
            <Icon name="re_order_dots_vertical" size={16} />
          </AriaButton>
          <Checkbox slot="selection" />
          <span className={styles.place}>{rule.place}</span>
          <span className={styles.texts}>
            <bdi className={styles.name}>{rule.name}</bdi>
            <bdi className={styles.summary} title={rule.summary}>
              {rule.summary}
            </bdi>
            {rule.problem !== undefined && (
              <span className={styles.problem}>
                <Icon name="warning" size={16} />
                {rule.problem}
              </span>
            )}
          </span>
          <span className={styles.hits} title={words.hits(rule.hitCount)}>
            <span aria-hidden>{rule.isActive || rule.hitCount > 0 ? rule.hitCount : '–'}</span>
            <span className={styles.hidden}>{words.hits(rule.hitCount)}</span>
          </span>
          <Switch
            aria-label={words.isOn(rule.name)}
            isSelected={rule.isActive}
            onChange={(isActive) => onActiveChange(rule.id, isActive)}
          />
        </GridListItem>
      )}
    </GridList>
  );
}
