import type { RailItem } from '@jinshu/ui/app-shell';
import { Menu, MenuItem } from '@jinshu/ui/menu';
import { useIntl } from 'react-intl';
import { useGoTo } from '../../core/account/index.ts';
import { layoutStrings as s } from '../../core/page/index.ts';

/** The places that a phone has no room for. */
export function PlacesMenu({ places }: { places: readonly RailItem[] }) {
  const { formatMessage } = useIntl();
  const goTo = useGoTo();
  return (
    <Menu aria-label={formatMessage(s.more)} onAction={(key) => goTo(String(key))}>
      {places.map((item) => (
        <MenuItem key={item.id} id={item.href} icon={item.icon}>
          {item.label}
        </MenuItem>
      ))}
    </Menu>
  );
}
