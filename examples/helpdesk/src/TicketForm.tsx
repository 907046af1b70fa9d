import { checkSendable, type Draft, emptyDraft, isAddress } from '@jinshu/api';
import { Banner } from '@jinshu/ui/banner';
import { Button } from '@jinshu/ui/button';
import { Checkbox } from '@jinshu/ui/checkbox';
import { Icon } from '@jinshu/ui/icon';
import { useLocaleCode } from '@jinshu/ui/provider';
import { TextArea } from '@jinshu/ui/text-area';
import { TextField } from '@jinshu/ui/text-field';
import { type FormEvent, useMemo, useState } from 'react';
import { createActor, toPromise } from 'xstate';
import { type Desk, provideSend } from './desk';
import { wordsOf } from './words';

const helpdesk = { address: 'helpdesk@jinshu.example', name: 'IT help desk', isValid: true };
const begin = (): Draft => ({ ...emptyDraft(crypto.randomUUID(), { address: '', name: '' }), to: [helpdesk], isHtml: false });

/** Reports one trouble. */
export function TicketForm({ desk, onFiled }: { desk: Desk; onFiled: () => void }) {
  const words = wordsOf(useLocaleCode());
  const send = useMemo(() => provideSend(desk), [desk]);
  const [draft, setDraft] = useState(begin);
  const [state, setState] = useState<'editing' | 'sending' | 'filed' | 'failed'>('editing');
  const [complaint, setComplaint] = useState<string>();
  const change = (part: Partial<Draft>) => setDraft({ ...draft, ...part });

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const problem = checkSendable(draft);
    const found = problem ? words.complaints[problem] : isAddress(draft.sender.address) ? undefined : words.addressMissing;
    setComplaint(found);
    if (found) return;
    setState('sending');
    const { outcome } = await toPromise(createActor(send, { input: { draft } }).start());
    setState(outcome === 'sent' ? 'filed' : 'failed');
    if (outcome === 'failed') return;
    setDraft(begin());
    onFiled();
  };

  return (
    <form onSubmit={(event) => void submit(event)}>
      {complaint && (
        <Banner tone="warning" isAnnounced>
          {complaint}
        </Banner>
      )}
      {state === 'filed' && (
        <Banner tone="success" isAnnounced>
          {words.reported}
        </Banner>
      )}
      {state === 'failed' && (
        <Banner tone="danger" isAnnounced>
          {words.unreachable}
        </Banner>
      )}
      <TextField
        label={words.yourAddress}
        type="email"
        value={draft.sender.address}
        onChange={(address) => change({ sender: { ...draft.sender, address, name: address.split('@')[0] ?? '' } })}
      />
      <TextField label={words.subject} value={draft.subject} onChange={(subject) => change({ subject })} />
      <TextArea label={words.whatHappened} rows={6} value={draft.text} onChange={(text) => change({ text })} />
      <Checkbox isSelected={draft.isUrgent} onChange={(isUrgent) => change({ isUrgent })}>
        {words.cannotWork}
      </Checkbox>
      <Button type="submit" tone="accent" icon={<Icon name="send" />} isPending={state === 'sending'}>
        {words.report}
      </Button>
    </form>
  );
}
