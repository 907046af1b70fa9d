import { maximumKeyword } from '@jinshu/api';
import { Button } from '@jinshu/ui/button';
import { Icon } from '@jinshu/ui/icon';
import { Menu, MenuItem, MenuTrigger } from '@jinshu/ui/menu';
import { SearchField } from '@jinshu/ui/search-field';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useLocation, useNavigate } from 'react-router-dom';
import { useAccount } from '../app/AccountProvider.tsx';
import { searchStrings } from '../search/search.strings.ts';
import { layoutStrings as s } from './layout.strings.ts';

const scopes = { keyword: s.scopeKeyword, subject: s.scopeSubject, attachment: s.scopeAttachment } as const;
type Scope = keyof typeof scopes;

/** The full-text box of the top bar (SRC-01 to SRC-03). */
export function QuickSearch() {
  const { formatMessage } = useIntl();
  const { account } = useAccount();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [scope, setScope] = useState<Scope>('keyword');

  const search = (typed: string) => {
    const words = typed.trim();
    if (words === '') return;
    account.send({ type: 'openSearch', title: formatMessage(searchStrings.tabTitle, { words }), query: { [scope]: words } });
    if (!pathname.startsWith('/mailbox')) void navigate('/mailbox/innerbox/INBOX');
  };
  return (
    <SearchField
      variant="bar"
      label={formatMessage(s.search)}
      placeholder={formatMessage(s.searchPlaceholder)}
      maxLength={maximumKeyword}
      onSubmit={search}
      end={
        <MenuTrigger>
          <Button
            variant="link"
            size="small"
            aria-label={`${formatMessage(s.scope)}: ${formatMessage(scopes[scope])}`}
            iconAfter={<Icon name="chevron_down" />}
          >
            {formatMessage(scopes[scope])}
          </Button>
          <Menu
            placement="bottom end"
            selectionMode="single"
            disallowEmptySelection
            selectedKeys={[scope]}
            aria-label={formatMessage(s.scope)}
            onAction={(key) => setScope(key as Scope)}
          >
            {Object.entries(scopes).map(([id, name]) => (
              <MenuItem key={id} id={id}>
                {formatMessage(name)}
              </MenuItem>
            ))}
          </Menu>
        </MenuTrigger>
      }
    />
  );
}
