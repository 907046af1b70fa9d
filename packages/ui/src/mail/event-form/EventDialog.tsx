import { useId } from 'react';
import { useStrings } from '../../foundation/provider/index.ts';
import { Button } from '../../parts/button/index.ts';
import { Dialog, type DialogProps } from '../../parts/dialog/index.ts';
import { EventForm, type EventFormProps } from './EventForm.tsx';

export interface EventDialogProps extends Omit<EventFormProps, 'id' | 'className'>, Pick<DialogProps, 'isOpen' | 'onOpenChange'> {
  /** The event is there already, and changes. @default false */
  isChange?: boolean | undefined;
  /** The event is being kept. @default false */
  isPending?: boolean | undefined;
}

/** Writes a new event, or changes one. */
export function EventDialog({ isOpen, onOpenChange, isChange = false, isPending = false, ...form }: EventDialogProps) {
  const words = useStrings().eventForm;
  const id = useId();
  return (
    <Dialog
      title={isChange ? words.changeTitle : words.newTitle}
      size={520}
      {...(isOpen !== undefined && { isOpen })}
      {...(onOpenChange && { onOpenChange })}
      footer={({ close }) => (
        <>
          <Button onPress={close}>{words.cancel}</Button>
          <Button type="submit" form={id} tone="accent" isPending={isPending}>
            {words.save}
          </Button>
        </>
      )}
    >
      <EventForm {...form} id={id} onSubmit={(draft) => !isPending && form.onSubmit(draft)} />
    </Dialog>
  );
}
