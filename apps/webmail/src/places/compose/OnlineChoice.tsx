import type { ComposeParameters, Validity } from '@jinshu/api';
import { type ComposedAttachment, suggestsOnline } from '@jinshu/mail-machines';
import { Button } from '@jinshu/ui/button';
import { Menu, MenuItem, MenuSection, MenuSeparator, MenuTrigger } from '@jinshu/ui/menu';
import { useIntl } from 'react-intl';
import { attachmentStrings as s } from '../../mail/attachment/index.ts';

export interface OnlineChoiceProps {
  item: ComposedAttachment;
  parameters: Pick<ComposeParameters, 'linkValidities' | 'linkValidity'>;
  onChange: (change: { isOnline?: boolean; validity?: Validity }) => void;
}

/** Whether a file goes as a link, and for how long that holds (ATT-10, ATT-31). */
export function OnlineChoice({ item, parameters: { linkValidities, linkValidity }, onChange }: OnlineChoiceProps) {
  const { formatMessage } = useIntl();
  const { name, isOnline } = item;
  const validity = linkValidities.find((one) => one === item.validity) ?? linkValidity;
  if (!isOnline)
    return suggestsOnline(item) ? (
      <Button
        variant="link"
        tone="accent"
        size="small"
        aria-label={formatMessage(s.toOnlineOf, { name })}
        onPress={() => onChange({ isOnline: true })}
      >
        {formatMessage(s.toOnline)}
      </Button>
    ) : null;
  const holds = formatMessage(s[validity]);
  return (
    <MenuTrigger>
      <Button variant="link" tone="accent" size="small" aria-label={formatMessage(s.onlineOf, { name, validity: holds })}>
        {formatMessage(s.online, { validity: holds })}
      </Button>
      <Menu
        aria-label={formatMessage(s.validity)}
        onAction={(key) => onChange(key === 'plain' ? { isOnline: false } : { validity: key as Validity })}
      >
        <MenuSection title={formatMessage(s.validity)} selectionMode="single" selectedKeys={[validity]}>
          {linkValidities.map((one) => (
            <MenuItem key={one} id={one}>
              {formatMessage(s[one])}
            </MenuItem>
          ))}
        </MenuSection>
        <MenuSeparator />
        <MenuItem id="plain">{formatMessage(s.toPlain)}</MenuItem>
      </Menu>
    </MenuTrigger>
  );
}
