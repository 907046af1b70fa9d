import { Popover } from '@jinshu/ui/popover';
import { useStrings } from '@jinshu/ui/provider';
import { TagMenu } from '@jinshu/ui/tag-menu';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useAccount, useGoTo } from '../../core/account/index.ts';
import { tagListOptions } from '../../core/cache/index.ts';
import { EditTag } from '../tag/index.ts';
import type { RowPopoverProps } from './RowPopover.tsx';
import { useMarkMails } from './useMarkMails.ts';

/** Tags of messages: add, remove one or all, and create (TAG-15, TAG-19, TAG-20, TAG-21). */
export function TagPopover({ target, onClose }: RowPopoverProps) {
  const words = useStrings().tagMenu;
  const { api } = useAccount();
  const goTo = useGoTo();
  const { data: tags = [] } = useQuery(tagListOptions(api));
  const [newName, setNewName] = useState<string | null>(null);
  const mark = useMarkMails();

  const { anchor, rows } = target;
  const has = (id: string) => (row: (typeof rows)[number]) => row.tags.some((tag) => tag.id === id);
  const onAll = tags.filter(({ id }) => rows.length > 0 && rows.every(has(id)));
  const onSome = tags.filter(({ id }) => rows.some(has(id)));
  if (newName !== null) {
    return <EditTag initialName={newName} onCreated={(tag) => mark(target, { type: 'oneTag', tag, isOn: true })} onDone={onClose} />;
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
