import { type MailChecks, mailCheckDowns } from '@jinshu/api';
import { ScreenFailure } from '@jinshu/app/problem';
import { WideField } from '@jinshu/ui/back-stage';
import { Radio, RadioGroup } from '@jinshu/ui/radio-group';
import { SettingsRow } from '@jinshu/ui/settings-form';
import { TextField } from '@jinshu/ui/text-field';
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { useMay } from '../../core/session/index.ts';
import { GatewayFrame } from './GatewayFrame.tsx';
import { mailChecksOptions } from './heldMail.queries.ts';
import { mailCheckStrings as s } from './mail-check.strings.ts';
import { useCheckForm } from './useCheckForm.ts';

const addresses = [
  { id: 'spamAddress', help: s.spamHelp },
  { id: 'virusAddress', help: s.virusHelp },
] as const;
const helps = { take: s.takeHelp, wait: s.waitHelp } as const;

function CheckForm({ checks }: { checks: MailChecks }) {
  const { formatMessage } = useIntl();
  const isReadOnly = !useMay('govern');
  const form = useCheckForm(checks);
  const { values, changes, set, errorOf } = form;
  return (
    <GatewayFrame title={formatMessage(s.title)} {...{ form, isReadOnly }}>
      {addresses.map(({ id, help }) => (
        <SettingsRow key={id} label={formatMessage(s[id])} help={formatMessage(help)} isChanged={id in changes}>
          <WideField>
            <TextField
              label={formatMessage(s[id])}
              isLabelHidden
              autoComplete="off"
              spellCheck="false"
              maxLength={300}
              value={values[id]}
              onChange={(value) => set(id, value)}
              isReadOnly={isReadOnly}
              errorMessage={errorOf(id)}
            />
          </WideField>
        </SettingsRow>
      ))}
      <RadioGroup
        label={formatMessage(s.whenDown)}
        value={values.whenDown}
        isDisabled={isReadOnly}
        onChange={(key) => set('whenDown', mailCheckDowns.find((one) => one === key) ?? 'take')}
      >
        {mailCheckDowns.map((id) => (
          <Radio key={id} value={id} description={formatMessage(helps[id])}>
            {formatMessage(s[id])}
          </Radio>
        ))}
      </RadioGroup>
    </GatewayFrame>
  );
}

/** The checkers of mail (BAK-99). */
export function CheckPane() {
  const { data: checks, error, refetch } = useQuery(mailChecksOptions);
  if (!checks) return error && <ScreenFailure error={error} onRetry={() => void refetch()} />;
  return <CheckForm checks={checks} />;
}
