import { textIn } from '@jinshu/api';
import { useLanguage } from '@jinshu/app/language';
import { SettingsRow, SettingsSection } from '@jinshu/ui/settings-form';
import { useIntl } from 'react-intl';
import { contentStrings as s } from './content.strings.ts';
import { blankLink, blankTab, type TabEntry } from './contentEntries.ts';
import { EntryList } from './EntryList.tsx';
import { LinkDialog } from './LinkDialog.tsx';
import { TabDialog } from './TabDialog.tsx';

export interface LinkTabsProps {
  tabs: readonly TabEntry[];
  onChange: (tabs: readonly TabEntry[]) => void;
  isChanged: boolean;
  isReadOnly: boolean;
  errorMessage: string | undefined;
}

/** Tabs of the home page, and the links in each (BAK-86). */
export function LinkTabs({ tabs, onChange, isChanged, isReadOnly, errorMessage }: LinkTabsProps) {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  return (
    <SettingsSection title={formatMessage(s.links)}>
      <SettingsRow label={formatMessage(s.tabs)} isChanged={isChanged} errorMessage={errorMessage}>
        <EntryList
          label={formatMessage(s.tabs)}
          addLabel={formatMessage(s.addTab)}
          emptyLabel={formatMessage(s.noTabs)}
          entries={tabs}
          onChange={onChange}
          isReadOnly={isReadOnly}
          itemOf={({ title, links }) => ({ name: textIn(title, language), about: formatMessage(s.linkCount, { count: links.length }) })}
          blank={blankTab}
          Dialog={TabDialog}
        />
      </SettingsRow>
      {tabs.map(({ title, links }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a tab has nothing that names it but its place.
        <SettingsRow key={at} label={textIn(title, language)}>
          <EntryList
            label={formatMessage(s.linksOf, { name: textIn(title, language) })}
            addLabel={formatMessage(s.addLink)}
            emptyLabel={formatMessage(s.noLinks)}
            entries={links}
            onChange={(next) => onChange(tabs.with(at, { title, links: next }))}
            isReadOnly={isReadOnly}
            itemOf={(link) => ({ name: textIn(link.title, language), about: link.url, ...(link.icon !== '' && { picture: link.icon }) })}
            blank={blankLink}
            Dialog={LinkDialog}
          />
        </SettingsRow>
      ))}
    </SettingsSection>
  );
}
