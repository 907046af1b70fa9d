import type { ComposedAttachment } from '@jinshu/mail-machines';
import { Button } from '@jinshu/ui/button';
import { mailLevels } from '@jinshu/ui/compose-options';
import { Menu, MenuItem, MenuTrigger } from '@jinshu/ui/menu';
import { useStrings } from '@jinshu/ui/provider';
import { useIntl } from 'react-intl';
import { attachmentStrings as s } from '../../mail/attachment/index.ts';

export interface FileLevelProps {
  item: ComposedAttachment;
  /** Highest level that the sender may give. */
  highest: number;
  onChange: (level: number) => void;
}

/** Secrecy level of one file. */
export function FileLevel({ item, highest, onChange }: FileLevelProps) {
  const { formatMessage } = useIntl();
  const words = useStrings().mailLevel;
  const [one] = mailLevels.slice(item.level - 1, item.level);
  const shown = item.level === 0 || !one ? words.choose : words.levels[one];
  return (
    <MenuTrigger>
      <Button variant="link" size="small" aria-label={formatMessage(s.levelOf, { name: item.name, level: shown })}>
        {shown}
      </Button>
      <Menu
        aria-label={words.label}
        selectionMode="single"
        selectedKeys={item.level === 0 ? [] : [item.level]}
        onAction={(level) => onChange(Number(level))}
      >
        {mailLevels.slice(0, highest).map((level, index) => (
          <MenuItem key={level} id={index + 1}>
            {words.levels[level]}
          </MenuItem>
        ))}
      </Menu>
    </MenuTrigger>
  );
}
