import { useState } from 'react';
import { Icon } from '../../foundation/icon-more/index.ts';
import { useStrings } from '../../foundation/provider/index.ts';
import { AlertDialog } from '../../parts/alert-dialog/index.ts';
import { Button, IconButton } from '../../parts/button/index.ts';
import { Menu, MenuItem, MenuTrigger } from '../../parts/menu/index.ts';
import { Switch } from '../../parts/switch/index.ts';
import * as styles from './SmtpProxyList.css.ts';

/** State of an SMTP proxy: `failed` could not send, and is tried again. */
export type SmtpProxyState = 'off' | 'on' | 'failed' | 'verifying';

/** Server of another mail system that sends messages from one address. */
export interface SmtpProxyItem {
  id: string;
  address: string;
  /** Server, port and security in a few words. */
  details: string;
  state: SmtpProxyState;
  isActive: boolean;
  /** Why it could not send, and when. */
  problem?: string | undefined;
}

/** Props of {@link SmtpProxyList}. */
export interface SmtpProxyListProps {
  /** Name of the list. */
  label: string;
  items: readonly SmtpProxyItem[];
  /** Logs in to the server of a proxy that failed. */
  onVerify: (id: string) => void;
  onActiveChange: (id: string, isActive: boolean) => void;
  /** Opens a proxy to change it. */
  onEdit: (id: string) => void;
  /** Deletes a proxy, after the question was answered. */
  onDelete: (id: string) => void;
}

/** SMTP proxies of a person, each with its state and the last problem. */
export function SmtpProxyList({ label, items, onDelete, ...actions }: SmtpProxyListProps) {
  const words = useStrings().smtpProxyList;
  const [leaving, setLeaving] = useState<SmtpProxyItem>();
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
            onDelete(leaving.id);
          }}
        >
          {words.deleteConsequence}
        </AlertDialog>
      )}
    </>
  );
}

type ItemProps = Pick<SmtpProxyListProps, 'onVerify' | 'onActiveChange' | 'onEdit'> & { item: SmtpProxyItem; onAskDelete: () => void };

function Item({ item, onVerify, onActiveChange, onEdit, onAskDelete }: ItemProps) {
  const words = useStrings().smtpProxyList;
  const { id, address, details, state, isActive, problem } = item;
  return (
    <li className={styles.item} aria-label={address} data-state={state}>
      <div className={styles.words}>
        <div className={styles.head}>
          <bdi className={styles.name}>{address}</bdi>
          <span role="status" className={styles.state} data-state={state}>
            {words.states[state]}
          </span>
        </div>
        <div className={styles.details}>{details}</div>
        {problem !== undefined && <div className={styles.problem}>{problem}</div>}
      </div>
      <div className={styles.actions}>
        {problem !== undefined && (
          <Button isPending={state === 'verifying'} onPress={() => onVerify(id)}>
            {words.verify}
          </Button>
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
    </li>
  );
}
