import type { AuthenticationResult, Message } from '@jinshu/api';
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { useAccount } from '../../core/account/index.ts';
import { senderCheckOptions } from './sender-check.queries.ts';
import { senderCheckStrings as s } from './sender-check.strings.ts';

/** The word for what one check found. A newer server's word that is not known here says nothing. */
const wordOf = (result: AuthenticationResult) => {
  switch (result) {
    case 'pass':
    case 'fail':
    case 'softfail':
    case 'temperror':
    case 'permerror':
      return s[`result.${result}`];
    case 'policy':
      return s['result.permerror'];
    default:
      return s['result.none'];
  }
};

/** Results of the sender checks as text, even if there is no warning. */
export function SenderCheck({ message }: { message: Message }) {
  const { formatMessage } = useIntl();
  const { api } = useAccount();
  const { data: found } = useQuery(senderCheckOptions(api, message));
  if (found?.state === 'internal' || found?.state === 'checking') return formatMessage(s[`state.${found.state}`]);
  if (found?.state !== 'checked') return formatMessage(s['state.unknown']);
  const { domain, spf, dkim, dmarc } = found;
  return formatMessage(s['state.checked'], {
    domain: <bdi key="domain">{domain}</bdi>,
    spf: formatMessage(wordOf(spf)),
    dkim: formatMessage(wordOf(dkim)),
    dmarc: formatMessage(wordOf(dmarc)),
  });
}
