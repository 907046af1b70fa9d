import { checkSendable, type Draft, emptyDraft, isAddress } from '@jinshu/api';
import { Banner } from '@jinshu/ui/banner';
import { Button } from '@jinshu/ui/button';
import { Checkbox } from '@jinshu/ui/checkbox';
import { Icon } from '@jinshu/ui/icon';
import { TextArea } from '@jinshu/ui/text-area';
import { TextField } from '@jinshu/ui/text-field';
import { type FormEvent, useMemo, useState } from 'react';
import { createActor, toPromise } from 'xstate';
import { type Desk, provideSend } from './desk';

const helpdesk = { address: 'helpdesk@jinshu.example', name: 'IT help desk', isValid: true };
const begin = (): Draft => ({ ...emptyDraft(crypto.randomUUID(), { address: '', name: '' }), to: [helpdesk], isHtml: false });

/** The rules are those of the contract; the words are the app's own. */
const complaints = {
  'input-receiver': 'The desk has no address.',
  'email-format': 'The address of the desk is wrong.',
  'missing-subject': 'Say in one line what is wrong.',
  'subject-too-long': 'Say it in fewer words: a subject has at most 998 characters.',
  'enter-content': 'Describe what happened.',
};

/** Reports one trouble. */
export function TicketForm({ desk, onFiled }: { desk: Desk; onFiled: () => void }) {
  const send = useMemo(() => provideSend(desk), [desk]);
  const [draft, setDraft] = useState(begin);
  const [state, setState] = useState<'editing' | 'sending' | 'filed' | 'failed'>('editing');
  const [complaint, setComplaint] = useState<string>();
  const change = (part: Partial<Draft>) => setDraft({ ...draft, ...part });

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const problem = checkSendable(draft);
    const words = problem ? complaints[problem] : isAddress(draft.sender.address) ? undefined : 'Give the address to answer to.';
    setComplaint(words);
    if (words) return;
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
          The desk has your report.
        </Banner>
      )}
      {state === 'failed' && (
        <Banner tone="danger" isAnnounced>
          The desk cannot be reached. Nothing you typed is lost.
        </Banner>
      )}
      <TextField
        label="Your address"
        type="email"
        value={draft.sender.address}
        onChange={(address) => change({ sender: { ...draft.sender, address, name: address.split('@')[0] ?? '' } })}
      />
      <TextField label="Subject" value={draft.subject} onChange={(subject) => change({ subject })} />
      <TextArea label="What happened" rows={6} value={draft.text} onChange={(text) => change({ text })} />
      <Checkbox isSelected={draft.isUrgent} onChange={(isUrgent) => change({ isUrgent })}>
        I cannot work until this is solved
      </Checkbox>
      <Button type="submit" tone="accent" icon={<Icon name="send" />} isPending={state === 'sending'}>
        Report
      </Button>
    </form>
  );
}
