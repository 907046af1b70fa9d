import { type FormEvent, type ReactNode, useState } from 'react';
import { Icon, type IconName } from '../../foundation/icon-more/index.ts';
import { useStrings } from '../../foundation/provider/index.ts';
import { Avatar } from '../../parts/avatar/index.ts';
import { Button, IconButton } from '../../parts/button/index.ts';
import { reachByKeyboard } from '../../parts/dialog/reachByKeyboard.ts';
import { Select, SelectItem } from '../../parts/select/index.ts';
import { type SharingLevel, sharingLevels } from '../mailbox-sharing/person.ts';
import * as styles from './MemberEditor.css.ts';

/** Member of a shared mailbox or a mailing list. */
export interface EditedMember {
  id: string;
  /** Kind of member: a person has a face, the others an icon. */
  of: 'person' | 'department' | 'list' | 'outside';
  name: string;
  /** Line below the name, most simply the address. */
  detail?: string | undefined;
  /** Access level. Members of a list have none. */
  level?: SharingLevel | undefined;
}

export interface MemberEditorProps {
  /** Name of the list. */
  label: string;
  members: readonly EditedMember[];
  /** Shown when there are no members. */
  emptyText: string;
  /** Field that finds a new member. Without it the members only show. */
  picker?: ReactNode;
  /** Label of the button that adds the member that was found. */
  addLabel?: string | undefined;
  /** Whether a member was found. @default true */
  isReady?: boolean | undefined;
  isPending?: boolean | undefined;
  /** Whether members have a level. @default false */
  hasLevels?: boolean | undefined;
  onAdd?: ((level: SharingLevel) => void) | undefined;
  onLevelChange?: ((member: EditedMember, level: SharingLevel) => void) | undefined;
  onRemove?: ((member: EditedMember) => void) | undefined;
  /** More buttons beside the field. */
  actions?: ReactNode;
  /** Whether it is part of a form, which has the space around it. @default false */
  isInset?: boolean | undefined;
}

/** Members of a mailbox or a list, with their level. A change is in force at once. */
export function MemberEditor({
  label,
  members,
  emptyText,
  hasLevels = false,
  isInset = false,
  onLevelChange,
  onRemove,
  ...adding
}: MemberEditorProps) {
  return (
    <div {...(isInset ? {} : { ref: reachByKeyboard, className: styles.scroller })}>
      {adding.picker !== undefined && <AddForm {...adding} hasLevels={hasLevels} />}
      {members.length === 0 && <p className={styles.none}>{emptyText}</p>}
      <ul aria-label={label} className={styles.list}>
        {members.map((member) => (
          <MemberRow key={member.id} member={member} onLevelChange={onLevelChange} onRemove={onRemove} />
        ))}
      </ul>
    </div>
  );
}

type AddFormProps = Pick<MemberEditorProps, 'picker' | 'addLabel' | 'isReady' | 'isPending' | 'hasLevels' | 'onAdd' | 'actions'>;

function AddForm({ picker, addLabel, isReady = true, isPending = false, hasLevels, onAdd, actions }: AddFormProps) {
  const words = useStrings().mailboxSharing;
  const [level, setLevel] = useState<SharingLevel>('read');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isReady && !isPending) onAdd?.(level);
  };
  return (
    <form aria-label={addLabel} className={styles.add} noValidate onSubmit={submit}>
      <div className={styles.picker}>{picker}</div>
      {hasLevels && <LevelSelect label={words.level} value={level} onChange={setLevel} />}
      <Button type="submit" tone="accent" isDisabled={!isReady} isPending={isPending}>
        {addLabel}
      </Button>
      {actions}
    </form>
  );
}

const icons: Readonly<Record<Exclude<EditedMember['of'], 'person'>, IconName>> = {
  department: 'organization',
  list: 'people_team',
  outside: 'globe',
};

function MemberRow({ member, onLevelChange, onRemove }: { member: EditedMember } & Pick<MemberEditorProps, 'onLevelChange' | 'onRemove'>) {
  const words = useStrings().mailboxSharing;
  const { of, name, detail, level } = member;
  return (
    <li aria-label={name} className={styles.member}>
      {of === 'person' ? (
        <Avatar name={name} address={detail} />
      ) : (
        <span aria-hidden="true" className={styles.tile}>
          <Icon name={icons[of]} />
        </span>
      )}
      <span className={styles.words}>
        <bdi className={styles.name} title={name}>
          {name}
        </bdi>
        {detail !== undefined && (
          <bdi className={styles.detail} title={detail}>
            {detail}
          </bdi>
        )}
      </span>
      {level !== undefined && !onLevelChange && <span className={styles.level}>{words.levels[level]}</span>}
      {level !== undefined && onLevelChange && (
        <LevelSelect className={styles.level} label={words.levelOf(name)} value={level} onChange={(next) => onLevelChange(member, next)} />
      )}
      {onRemove && (
        <IconButton label={words.removeOf(name)} icon={<Icon name="dismiss" />} className={styles.end} onPress={() => onRemove(member)} />
      )}
    </li>
  );
}

interface LevelSelectProps {
  label: string;
  className?: string;
  value: SharingLevel;
  onChange: (level: SharingLevel) => void;
}

function LevelSelect({ value, onChange, ...props }: LevelSelectProps) {
  const words = useStrings().mailboxSharing;
  return (
    <Select {...props} isLabelHidden value={value} onChange={(key) => key !== value && onChange(key as SharingLevel)}>
      {sharingLevels.map((level) => (
        <SelectItem key={level} id={level}>
          {words.levels[level]}
        </SelectItem>
      ))}
    </Select>
  );
}
