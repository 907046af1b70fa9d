import { type ReactNode, useId } from 'react';
import { useStrings } from '../../foundation/provider/index.ts';
import { Button } from '../../parts/button/index.ts';
import { Dialog, type DialogProps } from '../../parts/dialog/index.ts';
import { CodeForm, type CodeFormProps } from './CodeForm.tsx';
import * as styles from './TwoFactor.css.ts';

/** Props of {@link CodeDialog}. */
export interface CodeDialogProps
  extends Pick<DialogProps, 'isOpen' | 'onOpenChange'>,
    Pick<CodeFormProps, 'factor' | 'onSubmit' | 'onSendCode' | 'restSeconds' | 'isPending' | 'errorMessage'> {
  /** Purpose of the code, for example removing the authenticator. */
  title: string;
  /** Label of the button. */
  confirmLabel: string;
  /** Takes something away. @default false */
  isDangerous?: boolean | undefined;
  /** Explanation of the consequences, or a field for the phone number. */
  children?: ReactNode;
}

/** Asks for a code before something is bound or released. */
export function CodeDialog({ title, confirmLabel, isDangerous = false, children, isOpen, onOpenChange, ...form }: CodeDialogProps) {
  const words = useStrings().twoFactor;
  const id = useId();
  return (
    <Dialog
      title={title}
      {...(isOpen !== undefined && { isOpen })}
      {...(onOpenChange && { onOpenChange })}
      footer={({ close }) => (
        <>
          <Button onPress={close}>{words.cancel}</Button>
          <Button type="submit" form={id} tone={isDangerous ? 'danger' : 'accent'} isPending={form.isPending ?? false}>
            {confirmLabel}
          </Button>
        </>
      )}
    >
      <div className={styles.stack}>
        {children}
        <CodeForm id={id} {...form} />
      </div>
    </Dialog>
  );
}
