import { useId } from 'react';
import { useStrings } from '../../foundation/provider/index.ts';
import { Button } from '../../parts/button/index.ts';
import { Dialog, type DialogProps } from '../../parts/dialog/index.ts';
import { TagForm, type TagFormProps } from './TagForm.tsx';

export interface TagDialogProps extends Omit<TagFormProps, 'id'>, Pick<DialogProps, 'isOpen' | 'defaultOpen' | 'onOpenChange'> {
  /** A tag that exists is changed. @default false */
  isChange?: boolean | undefined;
  /** The tag is being saved. @default false */
  isPending?: boolean | undefined;
}

/** Dialog to create a tag, or to change the name or color of one. */
export function TagDialog({ isChange = false, isPending = false, isOpen, defaultOpen, onOpenChange, ...form }: TagDialogProps) {
  const { tagForm: words, alertDialog } = useStrings();
  const formId = useId();
  return (
    <Dialog
      title={isChange ? words.changeTitle : words.title}
      {...(isOpen !== undefined && { isOpen })}
      {...(defaultOpen !== undefined && { defaultOpen })}
      {...(onOpenChange && { onOpenChange })}
      footer={({ close }) => (
        <>
          <Button onPress={close}>{alertDialog.cancel}</Button>
          <Button tone="accent" type="submit" form={formId} isPending={isPending}>
            {isChange ? words.save : words.create}
          </Button>
        </>
      )}
    >
      <TagForm {...form} id={formId} />
    </Dialog>
  );
}
