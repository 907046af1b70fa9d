import { type ReactNode, useState } from 'react';
import { Icon } from '../../foundation/icon/index.ts';
import { useStrings } from '../../foundation/provider/index.ts';
import { fieldError } from '../../foundation/styles/field.css.ts';
import { Avatar } from '../../parts/avatar/index.ts';
import { Button, IconButton } from '../../parts/button/index.ts';
import { Dialog, type DialogProps } from '../../parts/dialog/index.ts';
import { Select, SelectItem } from '../../parts/select/index.ts';
import * as styles from './ShareDialog.css.ts';

/** Access level of a member. */
export interface ShareRight {
  id: string;
  label: string;
  /** Explanation of the level, in the list of choices. */
  description?: string | undefined;
}

/** Person or department with access. */
export interface ShareMember {
  id: string;
  name: string;
  /** An address, or where a department belongs. */
  about?: string | undefined;
  rightId: string;
}

export interface SharePeopleDialogProps extends Pick<DialogProps, 'isOpen' | 'defaultOpen' | 'onOpenChange'> {
  title: string;
  /** People and departments with access. */
  members: readonly ShareMember[];
  /** The levels of a mailbox, or the permissions of a disk. */
  rights: readonly ShareRight[];
  onRightChange: (memberId: string, rightId: string) => void;
  onRemove: (memberId: string) => void;
  /** Field to choose a new member. Without it the user can't add members. */
  picker?: ReactNode;
  /** Called to add the member in the field. */
  onAdd?: ((rightId: string) => void) | undefined;
  /** Whether the field contains a member to add. @default false */
  canAdd?: boolean | undefined;
  /** @default false */
  isPending?: boolean | undefined;
  errorMessage?: string | undefined;
}

/** Lets people in and says what each may do: a mailbox, a folder of the disk. For files as a link use `ShareLinkDialog`. */
export function SharePeopleDialog(props: SharePeopleDialogProps) {
  const {
    title,
    members,
    rights,
    picker,
    onAdd,
    canAdd = false,
    isPending = false,
    errorMessage,
    isOpen,
    defaultOpen,
    onOpenChange,
  } = props;
  const words = useStrings().share;
  const [rightId, setRightId] = useState(rights[0]?.id ?? '');
  return (
    <Dialog
      title={title}
      size={520}
      {...(isOpen !== undefined && { isOpen })}
      {...(defaultOpen !== undefined && { defaultOpen })}
      {...(onOpenChange && { onOpenChange })}
      footer={({ close }) => (
        <Button tone="accent" onPress={close}>
          {words.done}
        </Button>
      )}
    >
      <div className={styles.stack}>
        {picker !== undefined && onAdd && (
          <div className={styles.add}>
            <div className={styles.who}>{picker}</div>
            <RightSelect label={words.right} rights={rights} value={rightId} onChange={setRightId} />
            <Button isDisabled={!canAdd} isPending={isPending} onPress={() => onAdd(rightId)}>
              {words.add}
            </Button>
          </div>
        )}
        <div role="alert" className={styles.error}>
          {errorMessage !== undefined && (
            <span className={fieldError}>
              <Icon name="error_circle_filled" />
              {errorMessage}
            </span>
          )}
        </div>
        {members.length === 0 ? (
          <p className={styles.none}>{words.nobody}</p>
        ) : (
          <ul aria-label={words.members} className={styles.people}>
            {members.map((member) => (
              <Member key={member.id} {...props} member={member} />
            ))}
          </ul>
        )}
      </div>
    </Dialog>
  );
}

function Member({
  member: { id, name, about, rightId },
  rights,
  onRightChange,
  onRemove,
  isPending,
}: SharePeopleDialogProps & { member: ShareMember }) {
  const words = useStrings().share;
  return (
    <li className={styles.person}>
      <Avatar name={name} />
      <span className={styles.words}>
        <bdi className={styles.name} title={name}>
          {name}
        </bdi>
        {about !== undefined && (
          <bdi className={styles.about} title={about}>
            {about}
          </bdi>
        )}
      </span>
      <RightSelect
        label={words.rightOf(name)}
        isLabelHidden
        rights={rights}
        value={rightId}
        isDisabled={isPending}
        onChange={(next) => onRightChange(id, next)}
      />
      <IconButton label={words.remove(name)} icon={<Icon name="dismiss" />} isDisabled={isPending ?? false} onPress={() => onRemove(id)} />
    </li>
  );
}

interface RightSelectProps {
  label: string;
  isLabelHidden?: boolean;
  rights: readonly ShareRight[];
  value: string;
  isDisabled?: boolean | undefined;
  onChange: (rightId: string) => void;
}

function RightSelect({ label, isLabelHidden = false, rights, value, isDisabled = false, onChange }: RightSelectProps) {
  return (
    <Select
      label={label}
      isLabelHidden={isLabelHidden}
      className={styles.right}
      isDisabled={isDisabled}
      value={value}
      onChange={(key) => onChange(String(key))}
    >
      {rights.map(({ id, label: words, description }) => (
        <SelectItem key={id} id={id} textValue={words} description={description}>
          {words}
        </SelectItem>
      ))}
    </Select>
  );
}
