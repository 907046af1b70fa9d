import type { FormEvent } from 'react';
import { Icon } from '../../foundation/icon/index.ts';
import { useStrings } from '../../foundation/provider/index.ts';
import { Button } from '../../parts/button/index.ts';
import { TextField } from '../../parts/text-field/index.ts';
import * as styles from './SearchForm.css.ts';

/** Conditions that filter the list of a folder. */
export interface ListSearch {
  sender: string;
  subject: string;
  /** Words of the body. */
  content: string;
}

export interface ListSearchFormProps {
  value: ListSearch;
  onChange: (search: ListSearch) => void;
  /** Whether this is a folder of sent messages, where people are recipients. @default false */
  isSent?: boolean | undefined;
  onSubmit: (search: ListSearch) => void;
  /** Shows the whole folder again. */
  onClear: () => void;
  /** @default false */
  isPending?: boolean | undefined;
}

/** Search form for the open folder, between the toolbar and the list. To search all folders use `AdvancedSearchDialog`. */
export function ListSearchForm({ value, onChange, isSent = false, onSubmit, onClear, isPending = false }: ListSearchFormProps) {
  const words = useStrings().searchForm;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isPending) onSubmit({ sender: value.sender.trim(), subject: value.subject.trim(), content: value.content.trim() });
  };
  return (
    <search>
      <form className={styles.listForm} aria-label={words.listTitle} noValidate onSubmit={submit}>
        <TextField
          autoFocus
          label={isSent ? words.fields.recipient : words.fields.sender}
          value={value.sender}
          onChange={(sender) => onChange({ ...value, sender })}
        />
        <TextField label={words.fields.subject} value={value.subject} onChange={(subject) => onChange({ ...value, subject })} />
        <TextField label={words.content} value={value.content} onChange={(content) => onChange({ ...value, content })} />
        <div className={styles.actions}>
          <Button type="submit" tone="accent" icon={<Icon name="search" />} isPending={isPending}>
            {words.search}
          </Button>
          <Button onPress={onClear}>{words.clear}</Button>
        </div>
      </form>
    </search>
  );
}
