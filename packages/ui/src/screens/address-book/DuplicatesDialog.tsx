import { useState } from 'react';
import { useStrings } from '../../foundation/provider/index.ts';
import { fieldError } from '../../foundation/styles/field.css.ts';
import type { ContactDraft } from '../../mail/contact-form/index.ts';
import { Button } from '../../parts/button/index.ts';
import { Dialog } from '../../parts/dialog/index.ts';
import { EmptyState } from '../../parts/empty-state/index.ts';
import { Pagination } from '../../parts/pagination/index.ts';
import { SkeletonRows } from '../../parts/skeleton/index.ts';
import * as styles from './Dialogs.css.ts';
import { MergeTable } from './MergeTable.tsx';
import type { MergeContact } from './merging.ts';

/** Contacts that may be the same person. */
export interface DuplicateSet {
  id: string;
  /** Field that they have in common. */
  reason: 'address' | 'mobile' | 'name';
  value: string;
  contacts: readonly MergeContact[];
}

/** Props of {@link DuplicatesDialog}. */
export interface DuplicatesDialogProps {
  onClose: () => void;
  sets: readonly DuplicateSet[];
  /** Number of sets on all pages. */
  total: number;
  page: number;
  pageSize: number;
  onPageChange: (page: number) => void;
  /** Returns the proposed result of a merge. */
  propose: (contacts: readonly MergeContact[]) => ContactDraft;
  onMerge: (set: DuplicateSet, fields: ContactDraft) => void;
  /** Remembers that they are different people. */
  onKeepApart: (set: DuplicateSet) => void;
  nameOfGroup: (groupId: string) => string;
  /** Id of the set that is being changed. */
  pendingId?: string | undefined;
  isLoading?: boolean | undefined;
  /** Id of the set that `errorMessage` is about. Without it, it is about all of them. */
  failedId?: string | undefined;
  errorMessage?: string | undefined;
}

/** Finds contacts that may be the same person, compares them, and merges them. */
export function DuplicatesDialog(props: DuplicatesDialogProps) {
  const { onClose, sets, total, page, pageSize, onPageChange, isLoading = false, errorMessage } = props;
  const { addressBook: words } = useStrings();
  const isOfSet = sets.some(({ id }) => id === props.failedId);
  return (
    <Dialog
      isOpen
      size="large"
      title={words.duplicates}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={<Button onPress={onClose}>{words.close}</Button>}
      footerStart={<Pagination page={page} pageSize={pageSize} total={total} onPageChange={onPageChange} formatRange={words.setRange} />}
    >
      <div className={styles.stack}>
        <div role="alert">{!isOfSet && errorMessage !== undefined && <span className={fieldError}>{errorMessage}</span>}</div>
        {isLoading && sets.length === 0 && <SkeletonRows count={4} />}
        {!isLoading && sets.length === 0 && errorMessage === undefined && <EmptyState title={words.noDuplicates} />}
        {sets.map((set) => (
          <OneSet key={set.id} set={set} {...props} />
        ))}
      </div>
    </Dialog>
  );
}

function OneSet({ set, propose, onMerge, onKeepApart, nameOfGroup, pendingId, ...props }: DuplicatesDialogProps & { set: DuplicateSet }) {
  const { addressBook: words } = useStrings();
  const [value, setValue] = useState(() => propose(set.contacts));
  const isPending = pendingId === set.id;
  return (
    <section className={styles.set} aria-label={words.duplicateSet[set.reason](set.value, set.contacts.length)}>
      <div className={styles.setHead}>
        <h3 className={styles.setTitle}>{words.duplicateSet[set.reason](set.value, set.contacts.length)}</h3>
        <div className={styles.line}>
          <Button variant="quiet" isDisabled={isPending} onPress={() => onKeepApart(set)}>
            {words.notTheSame}
          </Button>
          <Button tone="accent" isPending={isPending} onPress={() => onMerge(set, value)}>
            {words.merge}
          </Button>
        </div>
      </div>
      <div role="alert">{props.failedId === set.id && <span className={fieldError}>{props.errorMessage}</span>}</div>
      <MergeTable contacts={set.contacts} value={value} onChange={setValue} nameOfGroup={nameOfGroup} />
    </section>
  );
}
