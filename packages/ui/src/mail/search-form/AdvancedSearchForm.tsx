import { type FormEvent, useId, useState } from 'react';
import { useStrings } from '../../foundation/provider/index.ts';
import { Button } from '../../parts/button/index.ts';
import { Dialog, type DialogProps } from '../../parts/dialog/index.ts';
import { Select, SelectItem } from '../../parts/select/index.ts';
import { TextField } from '../../parts/text-field/index.ts';
import * as styles from './SearchForm.css.ts';
import { isSearchable, type SearchConditions, tidySearch } from './searchConditions.ts';

/** A folder that can be searched. */
export interface SearchFolder {
  rawName: string;
  /** Display name. */
  name: string;
}

export interface AdvancedSearchFormProps {
  /** So that a button elsewhere submits it. */
  id?: string | undefined;
  /** Search conditions in the form. */
  value: SearchConditions;
  onChange: (conditions: SearchConditions) => void;
  /** The folders to choose from; Drafts among them is left out. */
  folders: readonly SearchFolder[];
  /** Called with tidy conditions that say enough. */
  onSubmit: (conditions: SearchConditions) => void;
  /** Called when they do not. */
  onRefuse?: (() => void) | undefined;
}

const ANY = 'any';

/** Maximum length of each search text. The search accepts no more. */
const MAX_WORDS = 200;

/** All that a search can ask for. */
export function AdvancedSearchForm({ id, value, onChange, folders, onSubmit, onRefuse }: AdvancedSearchFormProps) {
  const words = useStrings().searchForm;
  const change = (part: SearchConditions) => onChange({ ...value, ...part });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    if (isSearchable(value)) onSubmit(tidySearch(value));
    else onRefuse?.();
  };
  const text = (field: 'keyword' | 'subject' | 'attachment' | 'sender' | 'recipient' | 'person', isFirst = false) => (
    <TextField
      autoFocus={isFirst}
      label={words.fields[field]}
      labelPosition="beside"
      maxLength={MAX_WORDS}
      value={value[field] ?? ''}
      onChange={(next) => change({ [field]: next })}
    />
  );
  return (
    <form id={id} className={styles.form} noValidate onSubmit={submit}>
      {text('keyword', true)}
      {text('subject')}
      {text('attachment')}
      <Select
        label={words.fields.folder}
        labelPosition="beside"
        value={value.folder ?? ANY}
        onChange={(key) => change({ folder: key === ANY ? undefined : String(key) })}
      >
        <SelectItem id={ANY}>{words.allFolders}</SelectItem>
        {folders
          .filter(({ rawName }) => rawName !== 'Drafts')
          .map(({ rawName, name }) => (
            <SelectItem key={rawName} id={rawName}>
              {name}
            </SelectItem>
          ))}
      </Select>
      {text('sender')}
      {text('recipient')}
      {/* Shown only if the search started from a person; it can't be added here. */}
      {value.person !== undefined && text('person')}
      <RangeSelect label={words.fields.date} ranges={words.dates} value={value.date} onChange={(date) => change({ date })} />
      <RangeSelect label={words.fields.size} ranges={words.sizes} value={value.size} onChange={(size) => change({ size })} />
    </form>
  );
}

interface RangeSelectProps {
  label: string;
  /** Labels of the ranges 1, 2, 3 and so on. */
  ranges: readonly string[];
  value: number | undefined;
  onChange: (range: number | undefined) => void;
}

function RangeSelect({ label, ranges, value, onChange }: RangeSelectProps) {
  return (
    <Select
      label={label}
      labelPosition="beside"
      value={value === undefined ? ANY : String(value)}
      onChange={(key) => onChange(key === ANY ? undefined : Number(key))}
    >
      <SelectItem id={ANY}>{useStrings().searchForm.any}</SelectItem>
      {ranges.map((words, index) => (
        <SelectItem key={words} id={String(index + 1)}>
          {words}
        </SelectItem>
      ))}
    </Select>
  );
}

export interface AdvancedSearchDialogProps
  extends Pick<AdvancedSearchFormProps, 'folders' | 'onSubmit'>,
    Pick<DialogProps, 'isOpen' | 'defaultOpen' | 'onOpenChange'> {
  /** Initial conditions in the form. @default none */
  defaultValue?: SearchConditions | undefined;
}

/** The advanced search as a dialog. It says what a search needs, and refuses one that has too little. */
export function AdvancedSearchDialog({
  folders,
  onSubmit,
  defaultValue = {},
  isOpen,
  defaultOpen,
  onOpenChange,
}: AdvancedSearchDialogProps) {
  const words = useStrings().searchForm;
  const [value, setValue] = useState(defaultValue);
  const [wasRefused, setRefused] = useState(false);
  const formId = useId();
  const change = (next: SearchConditions) => {
    setValue(next);
    if (isSearchable(next)) setRefused(false);
  };
  return (
    <Dialog
      title={words.title}
      {...(isOpen !== undefined && { isOpen })}
      {...(defaultOpen !== undefined && { defaultOpen })}
      {...(onOpenChange && { onOpenChange })}
      footerStart={
        <span role={wasRefused ? 'alert' : undefined} className={styles.note} {...(wasRefused && { 'data-refused': true })}>
          {words.rule}
        </span>
      }
      footer={
        <>
          <Button onPress={() => change({})}>{words.reset}</Button>
          <Button tone="accent" type="submit" form={formId}>
            {words.search}
          </Button>
        </>
      }
    >
      <AdvancedSearchForm
        id={formId}
        value={value}
        onChange={change}
        folders={folders}
        onSubmit={onSubmit}
        onRefuse={() => setRefused(true)}
      />
    </Dialog>
  );
}
