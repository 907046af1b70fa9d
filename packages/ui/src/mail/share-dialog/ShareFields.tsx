import type { ReactNode } from 'react';
import { useStrings } from '../../foundation/provider/index.ts';
import { NumberField } from '../../parts/number-field/index.ts';
import { Select, SelectItem } from '../../parts/select/index.ts';
import { TextField } from '../../parts/text-field/index.ts';
import { isExtractionCode } from './ExtractionCodeForm.tsx';
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
  /** Own access code. Undefined lets the server choose one. */
  code?: string | undefined;
  /** Maximum number of downloads. Undefined if unlimited. */
  downloadLimit?: number | undefined;
}

/** Settings as typed. */
export interface TypedShareSettings {
  validity: string | undefined;
  code: string;
  downloadLimit: number;
}

/** Whether a link can be created with these settings. */
export const isFitShare = ({ code }: TypedShareSettings): boolean => code === '' || isExtractionCode(code);

/** Returns the settings without fields that were left empty. */
export const shareSettingsOf = ({ validity, code, downloadLimit }: TypedShareSettings): ShareSettings => ({
  validity,
  code: code === '' ? undefined : code,
  downloadLimit: Number.isNaN(downloadLimit) ? undefined : downloadLimit,
});

interface ShareFieldsProps {
  value: TypedShareSettings;
  onChange: (value: TypedShareSettings) => void;
  validities: readonly ShareValidity[];
  /** Whether to show the errors of fields that can't stand. */
  wasTried: boolean;
  errorMessage: string | undefined;
  /** Field for the people who may open the link. */
  people: ReactNode;
}

/** Fields of a link before it is created: lifetime, code, number of downloads, people. */
export function ShareFields({ value, onChange, validities, wasTried, errorMessage, people }: ShareFieldsProps) {
  const words = useStrings().share;
  return (
    <div className={styles.fields}>
      {validities.length > 0 && (
        <Select
          label={words.validity}
          value={value.validity ?? null}
          onChange={(key) => onChange({ ...value, validity: String(key) })}
          errorMessage={errorMessage}
        >
          {validities.map(({ id, label }) => (
            <SelectItem key={id} id={id}>
              {label}
            </SelectItem>
          ))}
        </Select>
      )}
      <TextField
        label={words.code}
        description={words.codeHelp}
        maxLength={6}
        autoComplete="off"
        spellCheck="false"
        value={value.code}
        onChange={(code) => onChange({ ...value, code })}
        errorMessage={wasTried && !isFitShare(value) ? words.codeRule : undefined}
      />
      <NumberField
        label={words.limit}
        description={words.limitHelp}
        minValue={1}
        maxValue={100_000}
        step={1}
        value={value.downloadLimit}
        onChange={(downloadLimit) => onChange({ ...value, downloadLimit })}
      />
      {people}
    </div>
  );
}
