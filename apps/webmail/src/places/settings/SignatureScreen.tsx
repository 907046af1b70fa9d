import { type IdentitySignatures, setDefaultSignatures } from '@jinshu/api';
import { Panel } from '@jinshu/ui/app-shell';
import { type SignatureDefaults, SignaturePane } from '@jinshu/ui/signature-pane';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { useAccount } from '../../core/account/index.ts';
import { describeProblem, useReport } from '../../core/problem/index.ts';
import { composeParametersOptions } from '../../mail/draft/index.ts';
import { signatureListOptions } from '../../mail/signature/index.ts';
import { LetterDialogs } from './LetterDialogs.tsx';
import { signatureStrings as s } from './signature.strings.ts';
import { useKeptLetters } from './useKeptLetters.ts';

/** The signatures, and which of them put themselves in (SET-57 to SET-62). */
export function SignatureScreen() {
  const intl = useIntl();
  const { api } = useAccount();
  const report = useReport();
  const list = useQuery(signatureListOptions(api));
  const kept = useKeptLetters('signature');
  const { data: parameters } = useQuery(composeParametersOptions(api));
  const choose = useMutation({
    mutationFn: (changed: Partial<{ forNew: number; forAnswer: number; identities: IdentitySignatures[] }>) => {
      const { forNew = 0, forAnswer = 0 } = list.data ?? {};
      return api.call(setDefaultSignatures, { body: { forNew, forAnswer, ...changed } });
    },
    onSuccess: kept.stale,
    onError: report,
  });
  const own = list.data?.identities ?? [];
  const identities = (parameters?.identities ?? []).map(({ address }) => {
    const found = own.find((one) => one.address.toLowerCase() === address.toLowerCase());
    return { address, ...(found && { defaults: shown(found) }) };
  });
  return (
    <Panel>
      <SignaturePane
        title={intl.formatMessage(s.signatures)}
        signatures={(list.data?.results ?? []).map((one) => ({ ...one, id: String(one.id) }))}
        defaults={shown({ forNew: list.data?.forNew ?? 0, forAnswer: list.data?.forAnswer ?? 0 })}
        onDefaultsChange={(defaults) => choose.mutate(wished(defaults))}
        identities={identities}
        onIdentityChange={(address, defaults) => {
          const others = own.filter((one) => one.address.toLowerCase() !== address.toLowerCase());
          choose.mutate({ identities: defaults ? [...others, { address, ...wished(defaults) }] : others });
        }}
        isLoading={list.isPending}
        errorMessage={list.error ? describeProblem(intl, list.error) : undefined}
        onAdd={() => kept.setEdited('new')}
        onEdit={kept.setEdited}
        onDelete={kept.setDropped}
      />
      <LetterDialogs title={intl.formatMessage(s.signature)} kept={kept} />
    </Panel>
  );
}

const idOf = (id: number) => (id === 0 ? '' : String(id));

const shown = ({ forNew, forAnswer }: Pick<IdentitySignatures, 'forNew' | 'forAnswer'>): SignatureDefaults => ({
  newMail: idOf(forNew),
  reply: idOf(forAnswer),
});

const wished = ({ newMail, reply }: SignatureDefaults) => ({ forNew: Number(newMail), forAnswer: Number(reply) });
