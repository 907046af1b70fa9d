import type { ReactNode } from 'react';
import { useStrings } from '../../foundation/provider/index.ts';
import { NumberField } from '../../parts/number-field/index.ts';
import { Select, SelectItem } from '../../parts/select/index.ts';
import { TextField } from '../../parts/text-field/index.ts';
import * as styles from './ShareDialog.css.ts';

/** Lifetime of a link. */
export interface ShareValidity {
  id: string;
  label: string;
}

/** Settings of a link before it is created. */
export interface ShareSettings {
  /** Id of a lifetime, if there are several. */
  validity?: string | undefined;
  /** Maximum number of downloads. Undefined if unlimited. */
  downloadLimit?: number | undefined;
  /** 6 letters or digits. Undefined for a random code. */
  code?: string | undefined;
}

/** Settings as typed. */
export interface TypedShareSettings {
  validity: string | undefined;
  downloadLimit: number;
  code: string;
}

/** Returns the settings without fields that were left empty. */
export const shareSettingsOf = ({ validity, downloadLimit, code }: TypedShareSettings): ShareSettings => ({
  validity,
  downloadLimit: Number.isNaN(downloadLimit) ? undefined : downloadLimit,
  code: code.trim() === '' ? undefined : code.trim(),
});

interface ShareFieldsProps {
  value: TypedShareSettings;
  onChange: (value: TypedShareSettings) => void;
  validities: readonly ShareValidity[];
  /** Why the code is wrong. */
  codeError: string | undefined;
  /** Field for the people who may open the link. */
  people: ReactNode;
}

/** Fields of a link before it is created: lifetime, number of downloads, code, people. */
export function ShareFields({ value, onChange, validities, codeError, people }: ShareFieldsProps) {
  const words = useStrings().share;
  return (
    <div className={styles.fields}>
      {validities.length > 0 && (
        <Select label={words.validity} value={value.validity ?? null} onChange={(key) => onChange({ ...value, validity: String(key) })}>
          {validities.map(({ id, label }) => (
            <SelectItem key={id} id={id}>
              {label}
            </SelectItem>
          ))}
        </Select>
      )}
      <NumberField
        label={words.limit}
        description={words.limitHelp}
        minValue={1}
        maxValue={100_000}
        step={1}
        value={value.downloadLimit}
        onChange={(downloadLimit) => onChange({ ...value, downloadLimit })}
      />
      <div className={styles.wholeLine}>
        <TextField
          label={words.code}
          description={words.codeHelp}
          autoComplete="off"
          autoCorrect="off"
          spellCheck="false"
          value={value.code}
          onChange={(code) => onChange({ ...value, code })}
          errorMessage={codeError}
        />
      </div>
      {people !== undefined && <div className={styles.wholeLine}>{people}</div>}
    </div>
  );
}
