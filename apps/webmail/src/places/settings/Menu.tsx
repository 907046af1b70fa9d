import { Icon } from '@jinshu/ui/icon-more';
import { SettingsMenu } from '@jinshu/ui/settings-form';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useAccount } from '../../core/account/AccountProvider.tsx';
import { findPages } from './findPages.ts';
import { settingsPages } from './pages.ts';
import { groupStrings } from './settings.strings.ts';

const groupIds = Object.keys(groupStrings) as (keyof typeof groupStrings)[];

export interface MenuProps {
  /** The page that is open. */
  currentId?: string;
  /** Whether the menu is a page of its own. */
  isPage?: boolean;
}

/** The menu of the pages that the organization offers, with a field that finds them by their names and labels. */
export function Menu({ currentId, isPage = false }: MenuProps) {
  const { formatMessage } = useIntl();
  const { info } = useAccount();
  const [query, setQuery] = useState('');
  const named = settingsPages
    .filter(({ isOffered }) => isOffered?.(info) ?? true)
    .map((page) => ({ ...page, name: formatMessage(page.name), labels: formatMessage(page.labels) }));
  const found = findPages(named, query);
  const groups = groupIds.map((id) => ({
    id,
    title: formatMessage(groupStrings[id]),
    items: found
      .filter(({ group }) => group === id)
      .map(({ id, name, icon }) => ({ id, label: name, href: `/setting/${id}`, icon: <Icon name={icon} size={16} /> })),
  }));
  return <SettingsMenu groups={groups} currentId={currentId} query={query} onQueryChange={setQuery} isPage={isPage} />;
}
