import type { RuleConditionKind, RuleTrialOutcome } from '@jinshu/api';
import { StatusWord } from '@jinshu/ui/back-stage';
import { Banner } from '@jinshu/ui/banner';
import { SettingsRow } from '@jinshu/ui/settings-form';
import { useIntl } from 'react-intl';
import { useDescribe } from '../../core/problem/index.ts';
import { reviewRuleStrings as s } from './review-rule.strings.ts';

const names = { writer: s.whose, outside: s.isOutside, attachment: s.hasAttachment, word: s.word } as const satisfies Record<
  RuleConditionKind,
  object
>;

export interface RuleTrialResultProps {
  result: RuleTrialOutcome | undefined;
  error: unknown;
}

/** Result of a trial: whether a message would be held, and which conditions match. */
export function RuleTrialResult({ result, error }: RuleTrialResultProps) {
  const { formatMessage } = useIntl();
  const describe = useDescribe();
  if (error) return <Banner tone="danger">{describe(error)}</Banner>;
  if (!result) return null;
  return (
    <SettingsRow label={formatMessage(result.isHeld ? s.isHeld : s.isNotHeld)}>
      <div role="status">
        {result.conditions.map(({ kind, word, isMatch }) => (
          <div key={`${kind} ${word}`}>
            <StatusWord tone={isMatch ? 'success' : 'neutral'}>
              {formatMessage(isMatch ? s.match : s.noMatch, { condition: formatMessage(names[kind], { word }) })}
            </StatusWord>
          </div>
        ))}
      </div>
    </SettingsRow>
  );
}
