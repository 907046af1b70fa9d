import { Menu, MenuItem, MenuSection, MenuSeparator } from '@jinshu/ui/menu';
import { useIntl } from 'react-intl';
import { layoutStrings as s } from '../../core/page/index.ts';
import { type SearchScope, searchScopes } from './searchScopes.ts';

export interface SearchScopeMenuProps {
  scope: SearchScope;
  onScope: (scope: SearchScope) => void;
  onAdvanced: () => void;
}

/** Search scopes of the box in the top bar, and the entry to the advanced search. */
export function SearchScopeMenu({ scope, onScope, onAdvanced }: SearchScopeMenuProps) {
  const { formatMessage } = useIntl();
  return (
    <Menu
      placement="bottom end"
      aria-label={formatMessage(s.scope)}
      onAction={(key) => (key === 'advanced' ? onAdvanced() : onScope(key as SearchScope))}
    >
      <MenuSection selectionMode="single" disallowEmptySelection selectedKeys={[scope]} aria-label={formatMessage(s.scope)}>
        {Object.entries(searchScopes).map(([id, name]) => (
          <MenuItem key={id} id={id}>
            {formatMessage(name)}
          </MenuItem>
        ))}
      </MenuSection>
      <MenuSeparator />
      <MenuItem id="advanced">{formatMessage(s.advancedSearch)}</MenuItem>
    </Menu>
  );
}
