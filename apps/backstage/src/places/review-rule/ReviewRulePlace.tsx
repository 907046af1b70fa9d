import { TabbedPage } from '@jinshu/ui/back-stage';
import { Button } from '@jinshu/ui/button';
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { useLocation, useNavigate } from 'react-router-dom';
import { useMay } from '../../core/session/index.ts';
import { HeldPane } from './HeldPane.tsx';
import { ReviewersPane } from './ReviewersPane.tsx';
import { RulesPane } from './RulesPane.tsx';
import { reviewRulesOptions } from './review-rule.queries.ts';
import { reviewRuleStrings as s } from './review-rule.strings.ts';

const base = '/operation/review-rules';

/** Review rules, the messages that they hold, and the reviewers. Each view has an address of its own. */
export function ReviewRulePlace() {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const mayChange = useMay('manage');
  const { data: rules = [] } = useQuery(reviewRulesOptions);
  const view =
    useLocation()
      .pathname.slice(base.length + 1)
      .split('/')[0] ?? '';
  const tabs = [
    { id: 'rules', title: formatMessage(s.rules), content: <RulesPane /> },
    { id: 'held', title: formatMessage(s.held), content: <HeldPane /> },
    { id: 'reviewers', title: formatMessage(s.reviewers), content: <ReviewersPane /> },
  ];
  const held = rules.reduce((sum, { heldCount }) => sum + heldCount, 0);
  return (
    <TabbedPage
      title={formatMessage(s.title)}
      subtitle={formatMessage(s.count, { count: rules.length, active: rules.filter(({ isActive }) => isActive).length, held })}
      actions={
        mayChange && (
          <Button tone="accent" onPress={() => void navigate(`${base}/new`)}>
            {formatMessage(s.add)}
          </Button>
        )
      }
      tabs={tabs}
      currentTab={tabs.find(({ id }) => id === view)?.id ?? 'rules'}
      onTabChange={(tab) => void navigate(tab === 'rules' ? base : `${base}/${tab}`)}
    />
  );
}
