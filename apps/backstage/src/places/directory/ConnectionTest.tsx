import { MachineText } from '@jinshu/ui/back-stage';
import { Banner } from '@jinshu/ui/banner';
import { Button } from '@jinshu/ui/button';
import { SettingsRow, SettingsSection } from '@jinshu/ui/settings-form';
import { useMutation } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { useDescribe } from '../../core/problem/index.ts';
import { directoryStrings as s } from './directory.strings.ts';

export interface ConnectionTestProps {
  /** Sentence below the button. */
  help: string;
  run: () => Promise<{
    isGood: boolean;
    /** Result in sentences. */
    words: readonly string[];
    /** Words of the other server; empty for none. */
    said: string;
  }>;
}

/** Button that tests a connection, and its result. */
export function ConnectionTest({ help, run }: ConnectionTestProps) {
  const { formatMessage } = useIntl();
  const describe = useDescribe();
  const { mutate, data, error, isPending } = useMutation({ mutationFn: run });
  return (
    <SettingsSection title={formatMessage(s.connection)}>
      <SettingsRow label={formatMessage(s.test)} help={help}>
        <Button isPending={isPending} onPress={() => mutate()}>
          {formatMessage(s.test)}
        </Button>
      </SettingsRow>
      {error && (
        <Banner tone="danger" isAnnounced>
          {describe(error)}
        </Banner>
      )}
      {data && (
        <Banner tone={data.isGood ? 'success' : 'danger'} isAnnounced>
          {data.words.map((sentence) => (
            <div key={sentence}>{sentence}</div>
          ))}
        </Banner>
      )}
      {data && data.said !== '' && <MachineText label={formatMessage(s.said)}>{data.said}</MachineText>}
    </SettingsSection>
  );
}
