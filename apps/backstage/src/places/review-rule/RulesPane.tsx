import type { ReviewRule } from '@jinshu/api';
import { ScreenFailure } from '@jinshu/app/problem';
import { OrderList, SplitPanes } from '@jinshu/ui/back-stage';
import { EmptyState } from '@jinshu/ui/empty-state';
import { useQuery } from '@tanstack/react-query';
import { type IntlShape, useIntl } from 'react-intl';
import { useNavigate, useParams } from 'react-router-dom';
import { useMay } from '../../core/session/index.ts';
import { RuleForm } from './RuleForm.tsx';
import { reviewRulesOptions } from './review-rule.queries.ts';
import { reviewRuleStrings as s } from './review-rule.strings.ts';
import { useChangeRule } from './useChangeRule.ts';

/** Returns the conditions and reviewers of a rule in a few words. */
function aboutOf({ formatMessage }: IntlShape, rule: ReviewRule): string {
  const words = rule.words.slice(0, 3).join(' / ');
  return [
    rule.person?.name ?? rule.department?.name ?? formatMessage(s.everyone),
    rule.isOutside && formatMessage(s.summaryOutside),
    rule.hasAttachment && formatMessage(s.summaryAttachment),
    words !== '' && formatMessage(s.summaryWords, { words }),
    rule.reviewers.map(({ name }) => name).join(' / '),
  ]
    .filter(Boolean)
    .join(' · ');
}

/** The rules in their order, and the editor of one of them (BAK-60). */
export function RulesPane() {
  const intl = useIntl();
  const { formatMessage } = intl;
  const id = useParams()['*'] ?? '';
  const navigate = useNavigate();
  const mayChange = useMay('manage');
  const { data: rules, error, refetch } = useQuery(reviewRulesOptions);
  const { move, enable } = useChangeRule(rules ?? []);
  if (!rules) return error && <ScreenFailure error={error} onRetry={() => void refetch()} />;
  const selected = id === 'new' ? undefined : (rules.find((one) => String(one.id) === id) ?? rules[0]);
  const open = (next: string | number) => void navigate(`/operation/review-rules/${next}`);
  return (
    <SplitPanes
      hint={mayChange && rules.length > 1 ? formatMessage(s.hint) : undefined}
      list={
        <OrderList
          label={formatMessage(s.title)}
          items={rules.map((rule) => ({
            id: String(rule.id),
            name: rule.reason,
            about: aboutOf(intl, rule),
            note: formatMessage(s.heldCount, { count: rule.heldCount }),
            isOn: rule.isActive,
          }))}
          currentId={selected && String(selected.id)}
          onOpen={open}
          onMove={mayChange ? move : undefined}
          onToggle={mayChange ? enable : undefined}
          toggleLabel={(name) => formatMessage(s.enable, { name })}
          emptyState={<EmptyState title={formatMessage(s.none)}>{formatMessage(s.noneHelp)}</EmptyState>}
        />
      }
    >
      {(selected || id === 'new') && <RuleForm key={selected?.id ?? 'new'} rule={selected} onMade={open} />}
    </SplitPanes>
  );
}
