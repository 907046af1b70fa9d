import { changeTag, createTag, Problem, type Tag } from '@jinshu/api';
import { TagDialog, type TagValues } from '@jinshu/ui/tag-menu';
import { useMutation } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { useAccount } from '../../core/account/index.ts';
import { applyChange } from '../../core/cache/index.ts';
import { describeRefusal, failing, outcomeStrings } from '../../core/problem/index.ts';
import { toasts } from '../../core/toast/index.ts';

export interface EditTagProps {
  /** Tag to change; absent for a new one. */
  tag?: Tag | undefined;
  /** Initial name of a new tag. */
  initialName?: string | undefined;
  onCreated?: ((tag: Tag) => void) | undefined;
  onDone: () => void;
}

/** Asks for name and color of a tag: of a new one (TAG-15), or of one to change (TAG-31). */
export function EditTag({ tag, initialName = '', onCreated, onDone }: EditTagProps) {
  const intl = useIntl();
  const { api, queryClient } = useAccount();
  const save = useMutation({
    mutationFn: (body: TagValues) => (tag ? api.call(changeTag, { params: { id: tag.id }, body }) : api.call(createTag, { body })),
    onSuccess: (saved) => {
      applyChange(queryClient, { type: 'tag.changed' });
      if (tag) toasts.add({ message: intl.formatMessage(outcomeStrings.edited) });
      onDone();
      if (!tag) onCreated?.(saved);
    },
  });
  const words = tag ? failing.edit : failing.add;
  return (
    <TagDialog
      isOpen
      isChange={tag !== undefined}
      onOpenChange={(isOpen) => !isOpen && onDone()}
      defaultValues={tag ?? { name: initialName }}
      isPending={save.isPending}
      errorMessage={save.error ? refusal(save.error, (error) => describeRefusal(intl, error, words)) : undefined}
      onSubmit={save.mutate}
    />
  );
}

/** ERR-24: returns the server's message about the name, else our translated description of the problem (I18-02). */
const refusal = (error: unknown, describe: (error: unknown) => string) =>
  (error instanceof Problem && error.code === 'invalid-input' && error.fields.name?.[0]) || describe(error);
