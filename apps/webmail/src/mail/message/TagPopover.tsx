import { createTag, Problem } from '@jinshu/api';
import { Popover } from '@jinshu/ui/popover';
import { useStrings } from '@jinshu/ui/provider';
import { TagDialog, TagMenu, type TagValues } from '@jinshu/ui/tag-menu';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useAccount } from '../../core/account/AccountProvider.tsx';
import { useGoTo } from '../../core/account/useGoTo.ts';
import { applyChange } from '../../core/cache/applyChange.ts';
import { tagListOptions } from '../../core/cache/tag.queries.ts';
import { describeRefusal, failing } from '../../core/problem/describeFailure.ts';
import type { RowPopoverProps } from './RowPopover.tsx';
import { useMarkMails } from './useMarkMails.ts';

/** Tags of messages: add, remove one or all, and create (TAG-15, TAG-19, TAG-20, TAG-21). */
export function TagPopover({ target, onClose }: RowPopoverProps) {
  const intl = useIntl();
  const words = useStrings().tagMenu;
  const { api, queryClient } = useAccount();
  const goTo = useGoTo();
  const { data: tags = [] } = useQuery(tagListOptions(api));
  const [newName, setNewName] = useState<string | null>(null);
  const mark = useMarkMails();
  const create = useMutation({
    mutationFn: (body: TagValues) => api.call(createTag, { body }),
    onSuccess: (tag) => {
      applyChange(queryClient, { type: 'tag.changed' });
      onClose();
      mark(target, { type: 'oneTag', tag, isOn: true });
    },
  });

  const { anchor, rows } = target;
  const has = (id: string) => (row: (typeof rows)[number]) => row.tags.some((tag) => tag.id === id);
  const onAll = tags.filter(({ id }) => rows.length > 0 && rows.every(has(id)));
  const onSome = tags.filter(({ id }) => rows.some(has(id)));
  if (newName !== null) {
    return (
      <TagDialog
        isOpen
        onOpenChange={(isOpen) => !isOpen && onClose()}
        defaultValues={{ name: newName }}
        isPending={create.isPending}
        errorMessage={create.error ? refusal(create.error, (error) => describeRefusal(intl, error, failing.add)) : undefined}
        onSubmit={create.mutate}
      />
    );
  }
  return (
    <Popover
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      triggerRef={{ current: anchor }}
      placement="bottom"
      padding="none"
      label={words.name}
    >
      <TagMenu
        tags={tags}
        selectedKeys={onAll.map(({ id }) => id)}
        partialKeys={onSome.filter((tag) => !onAll.includes(tag)).map(({ id }) => id)}
        onToggle={(id, isOn) => {
          const tag = tags.find((one) => one.id === id);
          if (tag) mark(target, { type: 'oneTag', tag, isOn });
        }}
        onRemoveAll={() => mark(target, { type: 'tag', tagId: null })}
        onCreate={setNewName}
        onManage={() => {
          onClose();
          goTo('/setting/tag');
        }}
      />
    </Popover>
  );
}

/** ERR-24: returns the server's message about the name, else our translated description of the problem (I18-02). */
const refusal = (error: unknown, describe: (error: unknown) => string) =>
  (error instanceof Problem && error.code === 'invalid-input' && error.fields.name?.[0]) || describe(error);
