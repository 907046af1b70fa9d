import { TabbedPage } from '@jinshu/ui/back-stage';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { BlockTable } from './BlockTable.tsx';
import { CheckPane } from './CheckPane.tsx';
import { DomainTable } from './DomainTable.tsx';
import { HeldMailPane } from './HeldMailPane.tsx';
import { mailSystemStrings as s } from './mail-system.strings.ts';
import { RelayPane } from './RelayPane.tsx';
import { SenderTable } from './SenderTable.tsx';
import { SmsPane } from './SmsPane.tsx';
import { WeatherPane } from './WeatherPane.tsx';

const tabs = ['domains', 'relay', 'blocks', 'senders', 'held', 'checks', 'sms', 'weather'] as const;

/** Tab of the mail system. */
export type MailSystemTab = (typeof tabs)[number];

/** Addresses of the tabs. */
const paths: Readonly<Record<MailSystemTab, string>> = {
  domains: '/operation/mail-system',
  relay: '/operation/mail-system/relay',
  blocks: '/operation/mail-system/blocks',
  senders: '/operation/mail-system/senders',
  held: '/operation/mail-system/held',
  checks: '/operation/mail-system/checks',
  sms: '/operation/mail-system/sms',
  weather: '/operation/mail-system/weather',
};

/** Domains and the other parts of the mail system. */
export function MailSystemScreen({ tab }: { tab: MailSystemTab }) {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const contents = {
    domains: <DomainTable />,
    relay: <RelayPane />,
    blocks: <BlockTable />,
    senders: <SenderTable />,
    held: <HeldMailPane />,
    checks: <CheckPane />,
    sms: <SmsPane />,
    weather: <WeatherPane />,
  };
  return (
    <TabbedPage
      title={formatMessage(s.title)}
      currentTab={tab}
      onTabChange={(id) => void navigate(paths[id as MailSystemTab])}
      tabs={tabs.map((id) => ({ id, title: formatMessage(s[id]), content: contents[id] }))}
    />
  );
}
