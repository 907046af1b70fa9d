import { maximumKeyword } from '@jinshu/api';
import { Button } from '@jinshu/ui/button';
import { Icon } from '@jinshu/ui/icon';
import { Menu, MenuItem, MenuSection, MenuSeparator, MenuTrigger } from '@jinshu/ui/menu';
import { SearchField } from '@jinshu/ui/search-field';
import { Suspense, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { lazyPart } from '../language/lazyPart.ts';
import { useOpenSearch } from '../search/useOpenSearch.ts';
import { useShortcuts } from '../shortcut/useShortcuts.ts';
import { layoutStrings as s } from './layout.strings.ts';

const SuggestSearch = lazyPart(async () => (await import('../search/SuggestSearch.tsx')).SuggestSearch);
const AdvancedSearch = lazyPart(async () => (await import('../search/AdvancedSearch.tsx')).AdvancedSearch);

const scopes = { keyword: s.scopeKeyword, subject: s.scopeSubject, attachment: s.scopeAttachment } as const;
type Scope = keyof typeof scopes;

/** The full-text box of the top bar (SRC-01 to SRC-03). */
export function QuickSearch() {
  const { formatMessage } = useIntl();
  const openSearch = useOpenSearch();
  const [scope, setScope] = useState<Scope>('keyword');
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
              aria-label={`${formatMessage(s.scope)}: ${formatMessage(scopes[scope])}`}
              iconAfter={<Icon name="chevron_down" />}
            >
              {formatMessage(scopes[scope])}
            </Button>
            <Menu
              placement="bottom end"
              aria-label={formatMessage(s.scope)}
              onAction={(key) => (key === 'advanced' ? setAdvanced(true) : setScope(key as Scope))}
            >
              <MenuSection selectionMode="single" disallowEmptySelection selectedKeys={[scope]} aria-label={formatMessage(s.scope)}>
                {Object.entries(scopes).map(([id, name]) => (
                  <MenuItem key={id} id={id}>
                    {formatMessage(name)}
                  </MenuItem>
                ))}
              </MenuSection>
              <MenuSeparator />
              <MenuItem id="advanced">{formatMessage(s.advancedSearch)}</MenuItem>
            </Menu>
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
