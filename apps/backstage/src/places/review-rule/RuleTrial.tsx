import { tryReviewRule } from '@jinshu/api';
import { Button } from '@jinshu/ui/button';
import { Checkbox } from '@jinshu/ui/checkbox';
import { SettingsRow, SettingsSection } from '@jinshu/ui/settings-form';
import { TextArea } from '@jinshu/ui/text-area';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { api } from '../../core/api/index.ts';
import { type ChosenPerson, PeopleField } from '../../core/organization/index.ts';
import { RuleTrialResult } from './RuleTrialResult.tsx';
import { reviewRuleStrings as s } from './review-rule.strings.ts';
import { conditionsOf, type RuleValues } from './useRuleForm.ts';

/** Tries the conditions, saved or not, on an entered message (BAK-60). */
export function RuleTrial({ values }: { values: RuleValues }) {
  const { formatMessage } = useIntl();
  const [said, setSaid] = useState('');
  const [writer, setWriter] = useState<ChosenPerson>();
  const [leaves, setLeaves] = useState(false);
  const [hasFiles, setFiles] = useState(false);
  const { mutate, data, error, isPending } = useMutation({
    mutationFn: () => api.call(tryReviewRule, { body: { ...conditionsOf(values), writerId: writer?.id ?? null, said, leaves, hasFiles } }),
  });
  const writerLabel = formatMessage(s.writer);
  return (
    <SettingsSection title={formatMessage(s.trial)}>
      {values.whose !== 'everyone' && (
        <SettingsRow label={writerLabel}>
          <PeopleField label={writerLabel} isLabelHidden isSingle people={writer ? [writer] : []} onChange={([one]) => setWriter(one)} />
        </SettingsRow>
      )}
      <SettingsRow label={formatMessage(s.said)}>
        <TextArea label={formatMessage(s.said)} isLabelHidden value={said} onChange={setSaid} maxLength={20_000} showsCount={false} />
        <Checkbox isSelected={leaves} onChange={setLeaves}>
          {formatMessage(s.leaves)}
        </Checkbox>
        <Checkbox isSelected={hasFiles} onChange={setFiles}>
          {formatMessage(s.hasFiles)}
        </Checkbox>
        <Button isPending={isPending} onPress={() => mutate()}>
          {formatMessage(s.try)}
        </Button>
      </SettingsRow>
      <RuleTrialResult result={data} error={error} />
    </SettingsSection>
  );
}
