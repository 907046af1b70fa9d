import { moveOperationContacts } from '@jinshu/api';
import { FormDialog } from '@jinshu/ui/back-stage';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { api } from '../../core/api/index.ts';
import { useDescribe } from '../../core/problem/index.ts';
import { CategorySelect } from './CategorySelect.tsx';
import { bookStrings as s } from './company-book.strings.ts';
import { useChangeContacts } from './useChangeContacts.ts';

export interface ContactsDialogProps {
  ids: readonly number[];
  onDone: () => void;
  onClose: () => void;
}

/** Dialog that moves contacts to another category (BAK-58). */
export function MoveContacts({ ids, onDone, onClose }: ContactsDialogProps) {
  const { formatMessage } = useIntl();
  const describe = useDescribe();
  const [categoryId, setCategoryId] = useState<number>();
  const [wasTried, setTried] = useState(false);
  const { mutate, error, isPending } = useChangeContacts(
    () => api.call(moveOperationContacts, { body: { ids: [...ids], categoryId: categoryId ?? 0 } }),
    { message: formatMessage(s.moved), onDone },
  );
  return (
    <FormDialog
      title={formatMessage(s.moveTitle, { count: ids.length })}
      cancelLabel={formatMessage(s.cancel)}
      submitLabel={formatMessage(s.move)}
      isPending={isPending}
      errorMessage={error ? describe(error) : undefined}
      onSubmit={() => {
        setTried(true);
        if (categoryId !== undefined) mutate();
      }}
      onCancel={onClose}
    >
      <CategorySelect
        label={formatMessage(s.category)}
        value={categoryId}
        onChange={setCategoryId}
        errorMessage={wasTried && categoryId === undefined ? formatMessage(s.categoryRequired) : undefined}
      />
    </FormDialog>
  );
}
