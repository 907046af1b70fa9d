import { type FormEvent, useId, useState } from 'react';
import { useStrings } from '../../foundation/provider/index.ts';
import { Button } from '../../parts/button/index.ts';
import { Dialog, type DialogProps } from '../../parts/dialog/index.ts';
import { TextField } from '../../parts/text-field/index.ts';
import { nameProblem } from './contact.ts';

/** Props of {@link ContactGroupDialog}. */
export interface ContactGroupDialogProps extends Pick<DialogProps, 'isOpen' | 'onOpenChange'> {
  /** The name of a group that is there already; without it the group is new. */
  name?: string | undefined;
  /** Called with a name that fits. */
  onSubmit: (name: string) => void;
  isPending?: boolean | undefined;
  /** Why the name was not taken. */
  errorMessage?: string | undefined;
}

/** Names a group of the personal book. */
export function ContactGroupDialog({
  name = '',
  onSubmit,
  isPending = false,
  errorMessage,
  isOpen,
  onOpenChange,
}: ContactGroupDialogProps) {
  const words = useStrings().contactForm;
  const [text, setText] = useState(name);
  const [wasTried, setTried] = useState(false);
  const id = useId();
  const problem = nameProblem(text);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!problem && !isPending) onSubmit(text.trim());
  };
  return (
    <Dialog
      title={name === '' ? words.newGroup : words.renameGroup}
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
      <form id={id} noValidate onSubmit={submit}>
        <TextField
          autoFocus
          label={words.groupName}
          value={text}
          onChange={setText}
          errorMessage={wasTried && problem ? words.nameProblems[problem] : errorMessage}
        />
      </form>
    </Dialog>
  );
}
