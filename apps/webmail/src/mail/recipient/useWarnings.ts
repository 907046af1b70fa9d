import { type Address, judgeRecipients, maximumRecipients, type RecipientMark, resolveRecipients } from '@jinshu/api';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useAccount } from '../../core/account/index.ts';
import { markStrings } from './recipient.strings.ts';

interface Letter {
  recipients: readonly Address[];
  level: number;
  /** In an answer to all: the addresses it was begun with, in lower case. */
  answered: ReadonlySet<string> | undefined;
}

/** Information about the recipients of a message, by lower-case address. */
export interface RecipientNews {
  /** Reasons to check the recipient again, as text. */
  warnings: ReadonlyMap<string, string>;
  /** Known names. */
  names: ReadonlyMap<string, string>;
  /** Addresses of the organization that don't exist. */
  unknown: readonly string[];
}

/** Returns the warnings and known names of the recipients of a message. */
export function useWarnings({ recipients, level, answered }: Letter): RecipientNews {
  const intl = useIntl();
  const { api } = useAccount();
  const addresses = useMemo(
    () => [...new Set(recipients.map(({ address }) => address.toLowerCase()))].sort().slice(0, maximumRecipients),
    [recipients],
  );
  const { data } = useQuery({
    queryKey: ['contact', 'known', addresses],
    queryFn: ({ signal }) => api.call(resolveRecipients, { body: { addresses } }, { signal }),
    enabled: addresses.length > 0,
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  });
  return useMemo(() => {
    const known = new Map((data?.results ?? []).map((one) => [one.address.toLowerCase(), one]));
    const marks = judgeRecipients({ recipients, known, level, answered });
    // Most of a thousand are worth the same words.
    const said = new Map<string, string>();
    const say = (mark: RecipientMark, { name = '', count = 0 }: { name?: string; count?: number }) => {
      const id = `${mark} ${mark === 'other-name' ? name : ''} ${mark === 'many' ? count : ''}`;
      const words = said.get(id) ?? intl.formatMessage(markStrings[mark], { name, count });
      said.set(id, words);
      return words;
    };
    return {
      warnings: new Map(
        [...marks].map(([address, found]) => [address, found.map((mark) => say(mark, known.get(address) ?? {})).join(' ')]),
      ),
      names: new Map([...known].map(([address, { name }]) => [address, name])),
      unknown: [...marks].flatMap(([address, found]) => (found.includes('unknown') ? [address] : [])),
    };
  }, [recipients, data, level, answered, intl]);
}
