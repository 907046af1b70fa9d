import type { RecoveryContext, RecoveryEvent } from '@jinshu/mail-machines';
import { RecoveryForm } from '@jinshu/ui/recovery-form';
import { TabList, TabPanel, Tabs } from '@jinshu/ui/tabs';
import { TextField } from '@jinshu/ui/text-field';
import { CodeForm } from '@jinshu/ui/two-factor';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { entranceStrings as s } from './entrance.strings.ts';

interface RecoveryProofProps {
  context: RecoveryContext;
  isPending: boolean;
  onEvent: (event: RecoveryEvent) => void;
}

/** Second step of a recovery: the answer to the security question, or a code by SMS. */
export function RecoveryProof({ context: { ways, way, question, isSent }, isPending, onEvent }: RecoveryProofProps) {
  const { formatMessage } = useIntl();
  const titles = { question: formatMessage(s.byQuestion), sms: formatMessage(s.bySms) };
  return (
    <>
      <Tabs selectedKey={way} onSelectionChange={(next) => onEvent({ type: 'choose', way: next === 'sms' ? 'sms' : 'question' })}>
        <TabList label={formatMessage(s.ways)} tabs={ways.map((id) => ({ id, title: titles[id] }))} />
        <TabPanel id="question">
          <Question question={question} isPending={isPending} onEvent={onEvent} />
        </TabPanel>
        <TabPanel id="sms">
          <Code isSent={isSent} isPending={isPending} onEvent={onEvent} />
        </TabPanel>
      </Tabs>
      <p>{formatMessage(s.help)}</p>
    </>
  );
}

function Question({ question, isPending, onEvent }: Pick<RecoveryProofProps, 'isPending' | 'onEvent'> & { question: string }) {
  const { formatMessage } = useIntl();
  const [answer, setAnswer] = useState('');
  const [isMissing, setMissing] = useState(false);
  const submit = () => {
    setMissing(answer.trim() === '');
    if (answer.trim() !== '') onEvent({ type: 'answer', answer });
  };
  return (
    <RecoveryForm label={formatMessage(s.byQuestion)} submitLabel={formatMessage(s.next)} isPending={isPending} onSubmit={submit}>
      <TextField
        label={question}
        placeholder={formatMessage(s.answer)}
        autoComplete="off"
        value={answer}
        onChange={setAnswer}
        errorMessage={isMissing && answer.trim() === '' ? formatMessage(s.answerRequired) : undefined}
      />
    </RecoveryForm>
  );
}

function Code({ isSent, isPending, onEvent }: Pick<RecoveryProofProps, 'isPending' | 'onEvent'> & { isSent: boolean }) {
  const { formatMessage } = useIntl();
  const [isEarly, setEarly] = useState(false);
  return (
    <>
      <p>{formatMessage(s.sendFirst)}</p>
      <CodeForm
        label={formatMessage(s.bySms)}
        factor="sms"
        submitLabel={formatMessage(s.next)}
        isPending={isPending}
        errorMessage={isEarly && !isSent ? formatMessage(s.sendCode) : undefined}
        onSendCode={() => onEvent({ type: 'send' })}
        onSubmit={(code) => {
          setEarly(!isSent);
          onEvent({ type: 'check', code });
        }}
      />
    </>
  );
}
