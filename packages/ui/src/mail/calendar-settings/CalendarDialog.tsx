import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { Icon } from '../../foundation/icon/index.ts';
import { useStrings } from '../../foundation/provider/index.ts';
import { fieldError, fieldLabel } from '../../foundation/styles/field.css.ts';
import { vars } from '../../foundation/theme/contract.css.ts';
import type { EventColor } from '../../foundation/theme/SkinTokens.ts';
import { Button, IconButton } from '../../parts/button/index.ts';
import { ColorSwatches } from '../../parts/color-swatches/index.ts';
import { Dialog, type DialogProps } from '../../parts/dialog/index.ts';
import { Select, SelectItem } from '../../parts/select/index.ts';
import { TextField } from '../../parts/text-field/index.ts';
import * as styles from './CalendarSettings.css.ts';
import type { CalendarRight } from './CalendarSettings.tsx';
import { calendarNameProblem, MOST_NAME_CHARACTERS } from './calendarName.ts';

/** User that a calendar is shared with. */
export interface CalendarShare {
  address: string;
  /** Empty when only the address is known. */
  name: string;
  right: CalendarRight;
}

/** A calendar while it is made or changed. */
export interface CalendarDraft {
  name: string;
  color: EventColor;
  shares: readonly CalendarShare[];
}

/** Props of {@link CalendarDialog}. */
export interface CalendarDialogProps extends Pick<DialogProps, 'isOpen' | 'onOpenChange'> {
  /** The calendar is there already, and changes. @default false */
  isChange?: boolean | undefined;
  /** The calendar as it is at first. */
  defaultValue: CalendarDraft;
  /** Called with a calendar that can be kept. */
  onSubmit: (draft: CalendarDraft) => void;
  /** Renders the field to choose people. Call `add` with the selected people. Without it, the calendar can't be shared. */
  renderPicker?: ((add: (people: readonly Pick<CalendarShare, 'address' | 'name'>[]) => void) => ReactNode) | undefined;
  /** Reason why the calendar can't be shared, such as an address outside the system. */
  shareError?: string | undefined;
  /** Why it was not kept. */
  errorMessage?: string | undefined;
  /** @default false */
  isPending?: boolean | undefined;
}

const RIGHTS: readonly CalendarRight[] = ['read', 'edit'];

/** Dialog that creates or edits a calendar: its name, its color, and who may see it. */
export function CalendarDialog(props: CalendarDialogProps) {
  const {
    isOpen,
    onOpenChange,
    isChange = false,
    isPending = false,
    defaultValue,
    onSubmit,
    renderPicker,
    shareError,
    errorMessage,
  } = props;
  const words = useStrings().calendarSettings;
  const id = useId();
  const [draft, setDraft] = useState(defaultValue);
  const [wasTried, setTried] = useState(false);
  const problem = calendarNameProblem(draft.name);
  const change = (part: Partial<CalendarDraft>) => setDraft((known) => ({ ...known, ...part }));
  const share = (people: readonly Pick<CalendarShare, 'address' | 'name'>[]) =>
    setDraft((known) => {
      const added = people.filter(({ address }) => known.shares.every((one) => one.address.toLowerCase() !== address.toLowerCase()));
      return { ...known, shares: [...known.shares, ...added.map((one) => ({ ...one, right: 'read' as const }))] };
    });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!problem && !isPending) onSubmit({ ...draft, name: draft.name.trim() });
  };
  return (
    <Dialog
      title={isChange ? words.changeTitle : words.newTitle}
      size={450}
      {...(isOpen !== undefined && { isOpen })}
      {...(onOpenChange && { onOpenChange })}
      footer={({ close }) => (
        <>
          <Button onPress={close}>{words.cancel}</Button>
          <Button type="submit" form={id} tone="accent" isPending={isPending}>
            {words.save}
          </Button>
        </>
      )}
    >
      <form id={id} noValidate className={styles.form} onSubmit={submit}>
        <TextField
          autoFocus
          label={words.name}
          showsCount
          maxLength={MOST_NAME_CHARACTERS}
          value={draft.name}
          onChange={(name) => change({ name })}
          errorMessage={wasTried && problem ? words.nameProblems[problem] : undefined}
        />
        <ColorSwatches
          label={words.color}
          columns={6}
          swatches={Object.entries(vars.color.event).map(([color, { bar }], index) => ({
            id: color,
            color: bar,
            name: words.colors[index] ?? color,
          }))}
          value={draft.color}
          onChange={(color) => change({ color: color as EventColor })}
        />
        {renderPicker && (
          <div className={styles.sharing}>
            {renderPicker(share)}
            <Problem text={shareError} />
            <Shares shares={draft.shares} onChange={(shares) => change({ shares })} />
          </div>
        )}
        <Problem text={errorMessage} />
      </form>
    </Dialog>
  );
}

function Problem({ text }: { text: string | undefined }) {
  return (
    <div role="alert" className={styles.problem}>
      {text !== undefined && (
        <span className={fieldError}>
          <Icon name="error_circle_filled" />
          {text}
        </span>
      )}
    </div>
  );
}

interface SharesProps {
  shares: readonly CalendarShare[];
  onChange: (shares: readonly CalendarShare[]) => void;
}

function Shares({ shares, onChange }: SharesProps) {
  const words = useStrings().calendarSettings;
  const labelId = useId();
  if (shares.length === 0) return null;
  return (
    <div>
      <span id={labelId} className={fieldLabel}>
        {words.sharing}
      </span>
      <ul aria-labelledby={labelId} className={styles.list}>
        {shares.map(({ address, name, right }) => (
          <li key={address} className={styles.row}>
            <span className={styles.words}>
              <bdi className={styles.name} title={name || address}>
                {name || address}
              </bdi>
              {name !== '' && <bdi className={styles.detail}>{address}</bdi>}
            </span>
            <Select
              label={words.rightOf(name || address)}
              isLabelHidden
              className={styles.rightField}
              value={right}
              onChange={(next) => onChange(shares.map((one) => (one.address === address ? { ...one, right: next as CalendarRight } : one)))}
            >
              {RIGHTS.map((one) => (
                <SelectItem key={one} id={one}>
                  {words.rights[one]}
                </SelectItem>
              ))}
            </Select>
            <IconButton
              label={words.unshare(name || address)}
              icon={<Icon name="dismiss" />}
              onPress={() => onChange(shares.filter((one) => one.address !== address))}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
