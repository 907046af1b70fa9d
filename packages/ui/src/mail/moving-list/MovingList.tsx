import { useState } from 'react';
import { Icon } from '../../foundation/icon-more/index.ts';
import { useStrings } from '../../foundation/provider/index.ts';
import { AlertDialog } from '../../parts/alert-dialog/index.ts';
import { initialOf } from '../../parts/avatar/index.ts';
import { Banner } from '../../parts/banner/index.ts';
import { Button, IconButton } from '../../parts/button/index.ts';
import { Menu, MenuItem, MenuTrigger } from '../../parts/menu/index.ts';
import { Progress } from '../../parts/progress/index.ts';
import { Switch } from '../../parts/switch/index.ts';
import * as styles from './MovingList.css.ts';

/** State of fetching: `off` is switched off, `refused` waits for the user, and `failed` is tried again. */
export type MovingState = 'off' | 'waiting' | 'receiving' | 'done' | 'full' | 'refused' | 'failed';

/** Account of another mail system whose mail is fetched. */
export interface MovingItem {
  id: string;
  address: string;
  /** Protocol, folders and times in a few words. */
  details: string;
  state: MovingState;
  /** Result in place of the name of the state, for example when something was fetched last. */
  stateText?: string | undefined;
  isActive: boolean;
  /** Progress while mail is being fetched. */
  progress?: { done: number; total: number; counts: string; more: readonly string[]; folder: string } | undefined;
  /** Why nothing is fetched. */
  problem?: string | undefined;
}

/** Props of {@link MovingList}. */
export interface MovingListProps {
  /** Name of the list. */
  label: string;
  items: readonly MovingItem[];
  /** Fetches now. */
  onReceive: (id: string) => void;
  onActiveChange: (id: string, isActive: boolean) => void;
  /** Opens an account to change it. */
  onEdit: (id: string) => void;
  /** Deletes an account, after the question was answered. */
  onDelete: (id: string) => void;
}

/** Accounts of other mail systems whose mail is fetched, with state, progress and the last problem. */
export function MovingList({ label, items, ...actions }: MovingListProps) {
  const words = useStrings().movingList;
  const [leaving, setLeaving] = useState<MovingItem>();
  return (
    <>
      <ul aria-label={label} className={styles.list}>
        {items.map((item) => (
          <Item key={item.id} {...actions} item={item} onAskDelete={() => setLeaving(item)} />
        ))}
      </ul>
      {leaving && (
        <AlertDialog
          isOpen
          tone="danger"
          title={words.deleteQuestion(leaving.address)}
          confirmLabel={words.delete}
          onOpenChange={() => setLeaving(undefined)}
          onConfirm={() => {
            setLeaving(undefined);
            actions.onDelete(leaving.id);
          }}
        >
          {words.deleteConsequence}
        </AlertDialog>
      )}
    </>
  );
}

type ItemProps = Omit<MovingListProps, 'label' | 'items' | 'onDelete'> & { item: MovingItem; onAskDelete: () => void };

function Item({ item, onReceive, onActiveChange, onEdit, onAskDelete }: ItemProps) {
  const words = useStrings().movingList;
  const { id, address, details, state, stateText, isActive, progress, problem } = item;
  return (
    <li className={styles.item} aria-label={address}>
      <span aria-hidden="true" className={styles.tile}>
        {initialOf(address)}
      </span>
      <div className={styles.words}>
        <div className={styles.head}>
          <bdi className={styles.name}>{address}</bdi>
          <span role="status" className={styles.state} data-state={state}>
            {stateText ?? words.states[state]}
          </span>
        </div>
        <div className={styles.details}>{details}</div>
      </div>
      <div className={styles.actions}>
        {state === 'receiving' ? (
          <Button icon={<Icon name="pause" />} onPress={() => onActiveChange(id, false)}>
            {words.stop}
          </Button>
        ) : (
          isActive && (
            <Button icon={<Icon name="arrow_clockwise" />} onPress={() => onReceive(id)}>
              {words.receive}
            </Button>
          )
        )}
        <Switch aria-label={words.isOn(address)} isSelected={isActive} onChange={(isOn) => onActiveChange(id, isOn)} />
        <MenuTrigger>
          <IconButton icon={<Icon name="more_horizontal" />} label={words.more(address)} />
          <Menu onAction={(key) => (key === 'edit' ? onEdit(id) : onAskDelete())}>
            <MenuItem id="edit" icon={<Icon name="edit" />}>
              {words.edit}
            </MenuItem>
            <MenuItem id="delete" icon={<Icon name="delete" />} tone="danger">
              {words.delete}
            </MenuItem>
          </Menu>
        </MenuTrigger>
      </div>
      {progress && (
        <div className={styles.below}>
          <Progress
            aria-label={words.progress(address)}
            isIndeterminate={progress.total === 0}
            maxValue={Math.max(progress.total, 1)}
            value={progress.done}
          />
          <div className={styles.counts}>
            <span className={styles.count}>{progress.counts}</span>
            {progress.more.map((text) => (
              <span key={text}>{text}</span>
            ))}
            <bdi className={styles.folder}>{progress.folder}</bdi>
          </div>
        </div>
      )}
      {problem !== undefined && (
        <div className={styles.below}>
          <Banner tone="danger" actions={<Button onPress={() => onEdit(id)}>{words.change}</Button>}>
            {problem}
          </Banner>
        </div>
      )}
    </li>
  );
}
