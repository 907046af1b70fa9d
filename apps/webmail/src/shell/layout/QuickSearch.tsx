import { maximumKeyword } from '@jinshu/api';
import { Button } from '@jinshu/ui/button';
import { Icon } from '@jinshu/ui/icon';
import { LateMenu, MenuTrigger } from '@jinshu/ui/menu';
import { SearchField } from '@jinshu/ui/search-field';
import { Suspense, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { lazyPart } from '../../core/language/index.ts';
import { layoutStrings as s } from '../../core/page/index.ts';
import { useShortcuts } from '../../core/shortcut/index.ts';
import { AdvancedSearch, SuggestSearch, useOpenSearch } from '../../mail/search/index.ts';
import { type SearchScope, searchScopes } from './searchScopes.ts';

const SearchScopeMenu = lazyPart(async () => (await import('./layoutMenus.ts')).SearchScopeMenu);

/** The full-text box of the top bar (SRC-01 to SRC-03). */
export function QuickSearch() {
  const { formatMessage } = useIntl();
  const openSearch = useOpenSearch();
  const [scope, setScope] = useState<SearchScope>('keyword');
  const [isAdvanced, setAdvanced] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const [round, setRound] = useState(0);
  const input = useRef<HTMLInputElement>(null);
  useShortcuts({ '/': () => input.current?.focus() });
  const typed = () => input.current?.value.trim() ?? '';
  const search = () => {
    const words = typed();
    // Words and scope are forgotten with the tab they opened, unless others were typed since.
    const onClose = () => {
      if (typed() !== words) return;
      setRound((one) => one + 1);
      setScope('keyword');
    };
    if (words !== '') openSearch({ [scope]: words }, { onClose });
  };
  return (
    <>
      <SearchField
        key={round}
        variant="bar"
        label={formatMessage(s.search)}
        placeholder={formatMessage(s.searchPlaceholder)}
        maxLength={maximumKeyword}
        inputRef={input}
        onFocusChange={setFocused}
        onSubmit={search}
        end={
          <MenuTrigger>
            <Button
              variant="link"
              size="small"
              aria-label={`${formatMessage(s.scope)}: ${formatMessage(searchScopes[scope])}`}
              iconAfter={<Icon name="chevron_down" />}
            >
              {formatMessage(searchScopes[scope])}
            </Button>
            <LateMenu>{() => <SearchScopeMenu scope={scope} onScope={setScope} onAdvanced={() => setAdvanced(true)} />}</LateMenu>
          </MenuTrigger>
        }
      />
      {isFocused && scope === 'keyword' && (
        <Suspense>
          <SuggestSearch inputRef={input} onSearch={search} />
        </Suspense>
      )}
      {isAdvanced && (
        <Suspense>
          <AdvancedSearch conditions={typed() === '' ? undefined : { [scope]: typed() }} onClose={() => setAdvanced(false)} />
        </Suspense>
      )}
    </>
  );
}
