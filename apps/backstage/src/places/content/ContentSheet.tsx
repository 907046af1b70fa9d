import { DetailForm } from '@jinshu/ui/back-stage';
import type { ReactNode } from 'react';
import { LeaveQuestion } from '../../core/form/index.ts';
import { useMay } from '../../core/session/index.ts';
import type { ContentForm } from './useContentForm.ts';

export interface ContentSheetProps<T extends object> {
  label: string;
  form: ContentForm<T>;
  children: ReactNode;
}

/** The fields of a form of the content, with its save bar where the role may change it. */
export function ContentSheet<T extends object>({ label, form, children }: ContentSheetProps<T>) {
  const mayChange = useMay('govern');
  return (
    <>
      <DetailForm
        label={label}
        onSave={mayChange ? form.save : undefined}
        onReset={form.reset}
        changeCount={form.changeCount}
        isPending={form.isPending}
        errorMessage={form.errorMessage}
      >
        {children}
      </DetailForm>
      <LeaveQuestion isUnsaved={form.changeCount > 0} />
    </>
  );
}
