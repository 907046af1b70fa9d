import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import { Icon } from '../../foundation/icon/index.ts';
import { useStrings } from '../../foundation/provider/index.ts';
import { Button, IconButton } from '../../parts/button/index.ts';
import { MenuTrigger } from '../../parts/menu/index.ts';
import * as split from '../../parts/split-button/SplitButton.css.ts';

export interface AddAttachmentProps {
  onFiles: (files: File[]) => void;
  isDisabled?: boolean | undefined;
  /** A `Menu` of other ways to add files, opened by a button joined to this one; `menuLabel` names both. */
  menu?: ReactNode;
  menuLabel?: string | undefined;
  className?: string | undefined;
}

/** Opens the file chooser of the system. For files of the file centre give it a `menu`. */
export function AddAttachment({ menu, menuLabel = '', className, ...props }: AddAttachmentProps) {
  if (menu === undefined) return <ChooseFiles {...props} className={className} />;
  return (
    <div className={clsx(split.root, className)}>
      <ChooseFiles {...props} className={split.main} />
      <MenuTrigger>
        <IconButton
          label={menuLabel}
          icon={<Icon name="chevron_down" />}
          variant="solid"
          size="small"
          isDisabled={props.isDisabled ?? false}
          className={clsx(split.more.small, split.outlined)}
        />
        {menu}
      </MenuTrigger>
    </div>
  );
}

function ChooseFiles({ onFiles, isDisabled = false, className = '' }: Pick<AddAttachmentProps, 'onFiles' | 'isDisabled' | 'className'>) {
  const strings = useStrings().uploadList;
  return (
    <FileTrigger allowsMultiple onSelect={(files) => files && files.length > 0 && onFiles([...files])}>
      <Button size="small" icon={<Icon name="attach" />} isDisabled={isDisabled} className={className}>
        {strings.add}
      </Button>
    </FileTrigger>
  );
}
