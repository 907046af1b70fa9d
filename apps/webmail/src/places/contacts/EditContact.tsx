import { contactLimits, contactLines, isAddress, isMobile } from '@jinshu/api';
import { ContactEditor } from '@jinshu/ui/address-book';
import { AlertDialog } from '@jinshu/ui/alert-dialog';
import { PortraitField } from '@jinshu/ui/settings-form';
import { Suspense, useState } from 'react';
import { useIntl } from 'react-intl';
import { lazyPart } from '../../core/language/index.ts';
import { useLeaveGuard } from '../../core/page/index.ts';
import { ScreenFailure } from '../../core/problem/index.ts';
import { contactsStrings as s } from './contacts.strings.ts';
import { EditNotice } from './EditNotice.tsx';
import { useContactEdit } from './useContactEdit.ts';
import { usePortrait } from './usePortrait.ts';

const Duplicates = lazyPart(async () => (await import('./Duplicates.tsx')).Duplicates);

const rules = { isAddress, isMobile };
const limits = { ...contactLines, remark: contactLimits.remark };

/** The form of a contact of the personal book (CON-09, CON-12 to CON-14). Before unsaved changes are lost, the user has to confirm. */
export function EditContact({ edit }: { edit: string }) {
  const { formatMessage } = useIntl();
  const form = useContactEdit(edit);
  const portrait = usePortrait((imageUrl) => form.set({ ...form.value, imageUrl }));
  const [isComparing, setComparing] = useState(false);
  const leaving = useLeaveGuard(form.isDirty && !form.isDone);
  if (form.error && !form.isReady) return <ScreenFailure error={form.error} onRetry={form.reload} />;
  if (!form.isReady) return null;
  const { value } = form;
  return (
    <>
      <ContactEditor
        isNew={edit === 'new'}
        note={[form.base.name, form.base.company].filter((text) => text !== '').join(', ')}
        value={value}
        onChange={form.set}
        groups={form.groups}
        rules={rules}
        limits={limits}
        problems={form.problems}
        errorMessage={form.message}
        onSubmit={form.save}
        isPending={form.isPending}
        onCancel={form.close}
        onDelete={form.remove}
        portrait={
          <PortraitField
            name={value.name || value.address}
            imageUrl={value.imageUrl || undefined}
            onSelect={portrait.upload}
            onReset={value.imageUrl === '' ? undefined : () => form.set({ ...value, imageUrl: '' })}
            errorMessage={portrait.message}
            isPending={portrait.isPending}
          />
        }
        notice={<EditNotice form={form} />}
        duplicates={form.duplicates}
        onCompare={() => setComparing(true)}
        onKeepApart={({ id }) => form.keepApart(Number(id))}
      />
      {isComparing && (
        <Suspense>
          <Duplicates undo={form.undo} contactId={Number(edit)} onMerged={form.goToCard} onClose={() => setComparing(false)} />
        </Suspense>
      )}
      {leaving && (
        <AlertDialog
          isOpen
          tone="danger"
          title={formatMessage(s.unsavedTitle)}
          confirmLabel={formatMessage(s.discard)}
          cancelLabel={formatMessage(s.stay)}
          onConfirm={leaving.go}
          onCancel={leaving.stay}
        >
          {formatMessage(s.unsavedHelp)}
        </AlertDialog>
      )}
    </>
  );
}
