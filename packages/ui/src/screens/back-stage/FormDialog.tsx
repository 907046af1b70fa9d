import { type FormEvent, type ReactNode, useId } from 'react';
import { Banner } from '../../parts/banner/index.ts';
import { Button } from '../../parts/button/index.ts';
import { Dialog } from '../../parts/dialog/index.ts';
import * as styles from './BackStagePage.css.ts';

export interface FormDialogProps {
  title: string;
  /** Fields, and words before them. */
  children: ReactNode;
  cancelLabel: string;
  submitLabel: string;
  /** Use `danger` where the action ends something. @default 'accent' */
  tone?: 'accent' | 'danger' | undefined;
  /** Whether the form can be sent. @default true */
  isReady?: boolean | undefined;
  isPending?: boolean | undefined;
  /** Why it was not done, where no field says so. */
  errorMessage?: string | undefined;
  onSubmit: () => void;
  onCancel: () => void;
}

/** A small form above the page. What is typed stays when the server refuses it. */
export function FormDialog({
  title,
  children,
  cancelLabel,
  submitLabel,
  tone = 'accent',
  isReady = true,
  isPending = false,
  errorMessage,
  onSubmit,
  onCancel,
}: FormDialogProps) {
  const formId = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // In React, a dialog is inside the form that opened it, which would be sent too.
    event.stopPropagation();
    if (isReady && !isPending) onSubmit();
  };
  return (
    <Dialog
      title={title}
      isOpen
      onOpenChange={(next) => !next && onCancel()}
      footer={
        <>
          <Button isDisabled={isPending} onPress={onCancel}>
            {cancelLabel}
          </Button>
          <Button type="submit" form={formId} tone={tone} isPending={isPending} isDisabled={!isReady}>
            {submitLabel}
          </Button>
        </>
      }
    >
      <form id={formId} aria-label={title} className={styles.form} noValidate onSubmit={submit}>
        {errorMessage !== undefined && (
          <Banner tone="danger" isAnnounced>
            {errorMessage}
          </Banner>
        )}
        {children}
      </form>
    </Dialog>
  );
}
