import type { LanguageTexts, OperationPolicy } from '@jinshu/api';
import { SettingsRow, SettingsSection } from '@jinshu/ui/settings-form';
import { useIntl } from 'react-intl';
import { useMay } from '../../core/session/index.ts';
import { ContentSheet } from './ContentSheet.tsx';
import { contentStrings as s } from './content.strings.ts';
import type { PictureEntry, TabEntry } from './contentEntries.ts';
import { LinkTabs } from './LinkTabs.tsx';
import { NoticeDays } from './NoticeDays.tsx';
import { AdDialog, BannerDialog } from './PictureDialog.tsx';
import { PictureList } from './PictureList.tsx';
import { TextsRow } from './TextsRow.tsx';
import { useContentForm } from './useContentForm.ts';
import { useEntryFaults } from './useEntryFaults.ts';

interface HomeValues {
  system_remark: LanguageTexts;
  system_remark_from: string;
  system_remark_until: string;
  banner_list: readonly PictureEntry[];
  welcome_ads: readonly PictureEntry[];
  welcome_links: readonly TabEntry[];
}

const names = ['system_remark', 'system_remark_from', 'system_remark_until', 'banner_list', 'welcome_ads', 'welcome_links'] as const;

/** Notice, images and links of the home page (BAK-85 to BAK-87). */
export function HomeForm({ loaded }: { loaded: readonly OperationPolicy[] }) {
  const { formatMessage } = useIntl();
  const isReadOnly = !useMay('govern');
  const check = useEntryFaults();
  const form = useContentForm<HomeValues>(loaded, names);
  const { values, set, isChanged, errorAt } = form;
  const pictures = (name: 'banner_list' | 'welcome_ads', words: { label: string; add: string; none: string }, Dialog: typeof AdDialog) => (
    <SettingsSection title={words.label}>
      <SettingsRow label={words.label} isChanged={isChanged(name)} errorMessage={errorAt(name)}>
        <PictureList
          label={words.label}
          addLabel={words.add}
          emptyLabel={words.none}
          entries={values[name]}
          onChange={(next) => set(name, next)}
          isReadOnly={isReadOnly}
          Dialog={Dialog}
        />
      </SettingsRow>
    </SettingsSection>
  );
  const banners = { label: formatMessage(s.banners), add: formatMessage(s.addBanner), none: formatMessage(s.noBanners) };
  const ads = { label: formatMessage(s.ads), add: formatMessage(s.addAd), none: formatMessage(s.noAds) };
  return (
    <ContentSheet label={formatMessage(s.home)} form={form}>
      <SettingsSection title={formatMessage(s.notice)}>
        <TextsRow
          label={formatMessage(s.notice)}
          help={formatMessage(s.noticeHelp)}
          texts={values.system_remark}
          onChange={(next) => set('system_remark', next)}
          maxLength={500}
          isReadOnly={isReadOnly}
          isChanged={isChanged('system_remark')}
          errorMessage={errorAt('system_remark')}
        />
        <NoticeDays
          from={values.system_remark_from}
          until={values.system_remark_until}
          onFrom={(day) => set('system_remark_from', day)}
          onUntil={(day) => set('system_remark_until', day)}
          isReadOnly={isReadOnly}
          isChanged={isChanged('system_remark_from') || isChanged('system_remark_until')}
          errorMessage={check.days(values.system_remark_from, values.system_remark_until) ?? errorAt('system_remark_until')}
        />
      </SettingsSection>
      {pictures('banner_list', banners, BannerDialog)}
      {pictures('welcome_ads', ads, AdDialog)}
      <LinkTabs
        tabs={values.welcome_links}
        onChange={(next) => set('welcome_links', next)}
        isChanged={isChanged('welcome_links')}
        isReadOnly={isReadOnly}
        errorMessage={errorAt('welcome_links')}
      />
    </ContentSheet>
  );
}
