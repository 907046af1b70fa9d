import { TabbedPage } from '@jinshu/ui/back-stage';
import { Link } from '@jinshu/ui/link';
import { useIntl } from 'react-intl';
import { useNavigate, useParams } from 'react-router-dom';
import { AppsForm } from './AppsForm.tsx';
import { BrandForm } from './BrandForm.tsx';
import { ContentTab } from './ContentTab.tsx';
import { contentStrings as s } from './content.strings.ts';
import { HelpForm } from './HelpForm.tsx';
import { HomeForm } from './HomeForm.tsx';

const forms = { brand: BrandForm, home: HomeForm, apps: AppsForm, texts: HelpForm } as const;

type Tab = keyof typeof forms;

const isTab = (text: string): text is Tab => Object.hasOwn(forms, text);

/** Names, texts, images and links of the organization. The tab is in the path, so that the guard of unsaved input asks before it changes. */
export function ContentScreen() {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const path = useParams()['*'] ?? '';
  const tab: Tab = isTab(path) ? path : 'brand';
  const titles: Record<Tab, string> = {
    brand: formatMessage(s.brand),
    home: formatMessage(s.home),
    apps: formatMessage(s.apps),
    texts: formatMessage(s.texts),
  };
  return (
    <TabbedPage
      title={formatMessage(s.title)}
      subtitle={formatMessage(s.subtitle)}
      actions={<Link href="/operation/records?kind=policy">{formatMessage(s.history)}</Link>}
      currentTab={tab}
      onTabChange={(id) => void navigate(`/operation/content/${id}`)}
      tabs={(Object.keys(forms) as Tab[]).map((id) => ({
        id,
        title: titles[id],
        content: <ContentTab key={id} Form={forms[id]} />,
      }))}
    />
  );
}
