import { useStrings } from '../../foundation/provider/index.ts';
import { Checkbox } from '../../parts/checkbox/index.ts';
import { CheckboxGroup } from '../../parts/checkbox-group/index.ts';
import { NumberField } from '../../parts/number-field/index.ts';
import { Select, SelectItem } from '../../parts/select/index.ts';
import * as styles from './ServerAccountForm.css.ts';
import type { FolderScope, ServerAccount } from './serverAccount.ts';

/** Folder of the own mailbox. */
export interface TargetFolder {
  id: string;
  name: string;
}

export interface FetchChoicesProps {
  account: ServerAccount;
  onChange: (part: Partial<ServerAccount>) => void;
  folders: readonly string[];
  targets: readonly TargetFolder[];
  /** Why the choice of folders is wrong. */
  foldersError: string | undefined;
}

/** Key of the option for folders of the same names. No folder has an empty id. */
const sameNames = '';
/** Offered minutes between two fetches. */
const pauses = [30, 60, 360, 1440] as const;
const usualDays = 14;

/** Folders to fetch, schedule, target folder, and deleting on the other server. */
export function FetchChoices({ account, onChange, folders, targets, foldersError }: FetchChoicesProps) {
  const words = useStrings().serverAccountForm;
  const { protocol, folderScope, chosenFolders = [], targetFolder, removeAfterDays, everyMinutes } = account;
  return (
    <>
      {protocol === 'imap' && (
        <Select label={words.folderScope} value={folderScope} onChange={(key) => onChange({ folderScope: key as FolderScope })}>
          <SelectItem id="inbox">{words.scopes.inbox}</SelectItem>
          <SelectItem id="all">{words.scopes.all}</SelectItem>
          <SelectItem id="chosen">{words.scopes.chosen}</SelectItem>
        </Select>
      )}
      {protocol === 'imap' && folderScope === 'chosen' && (
        <CheckboxGroup
          label={words.chosenFolders}
          className={styles.folders}
          description={folders.length === 0 ? words.foldersUnknown : undefined}
          errorMessage={foldersError}
          value={[...chosenFolders]}
          onChange={(next) => onChange({ chosenFolders: next })}
        >
          {folders.map((name) => (
            <Checkbox key={name} value={name}>
              <bdi>{name}</bdi>
            </Checkbox>
          ))}
        </CheckboxGroup>
      )}
      {targetFolder !== undefined && (
        <Select
          label={words.target}
          value={targetFolder ?? sameNames}
          onChange={(key) => onChange({ targetFolder: key === sameNames ? null : String(key) })}
        >
          <SelectItem id={sameNames}>{words.sameNames}</SelectItem>
          {targets.map(({ id, name }) => (
            <SelectItem key={id} id={id} icon="folder">
              {name}
            </SelectItem>
          ))}
        </Select>
      )}
      {everyMinutes !== undefined && (
        <Select
          label={words.schedule}
          value={String(everyMinutes ?? 0)}
          onChange={(key) => onChange({ everyMinutes: Number(key) || null })}
        >
          <SelectItem id="0">{words.oftenest}</SelectItem>
          {[...new Set([...pauses, ...(everyMinutes ? [everyMinutes] : [])])]
            .sort((a, b) => a - b)
            .map((minutes) => (
              <SelectItem key={minutes} id={String(minutes)}>
                {words.every(minutes)}
              </SelectItem>
            ))}
        </Select>
      )}
      {removeAfterDays !== undefined && <Removal days={removeAfterDays} onChange={(days) => onChange({ removeAfterDays: days })} />}
    </>
  );
}

function Removal({ days, onChange }: { days: number | null; onChange: (days: number | null) => void }) {
  const words = useStrings().serverAccountForm;
  const key = days === null ? 'keep' : days === 0 ? 'now' : 'later';
  return (
    <div className={styles.line}>
      <Select
        label={words.removal}
        className={styles.wide}
        description={days === null ? undefined : words.removalHelp}
        value={key}
        onChange={(next) => onChange(next === 'keep' ? null : next === 'now' ? 0 : usualDays)}
      >
        <SelectItem id="keep">{words.removals.keep}</SelectItem>
        <SelectItem id="now">{words.removals.now}</SelectItem>
        <SelectItem id="later">{words.removals.later}</SelectItem>
      </Select>
      {key === 'later' && (
        <NumberField
          label={words.days}
          className={styles.narrow}
          minValue={1}
          maxValue={90}
          value={days ?? usualDays}
          onChange={(next) => onChange(Number.isNaN(next) ? usualDays : next)}
        />
      )}
    </div>
  );
}
