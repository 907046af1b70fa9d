import { type Message, type SenderWarning, traitsOf } from '@jinshu/api';
import { Banner } from '@jinshu/ui/banner';
import { Icon } from '@jinshu/ui/icon-more';
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { useAccount } from '../../core/account/index.ts';
import { senderCheckOptions } from './sender-check.queries.ts';
import { senderCheckStrings as s } from './sender-check.strings.ts';
import { TraitNotices } from './TraitNotices.tsx';

const tones: Readonly<Record<SenderWarning, 'danger' | 'warning' | 'info'>> = {
  'colleague-from-outside': 'danger',
  'forged-sender': 'danger',
  'look-alike': 'danger',
  'other-address-in-name': 'warning',
  'answers-go-elsewhere': 'info',
};

/** Notices about the sender and the kind of a message. Warnings of a newer server that have no text here are skipped. */
export function SenderNotices({ message }: { message: Message }) {
  const { formatMessage } = useIntl();
  const { api } = useAccount();
  const { data: authentication } = useQuery(senderCheckOptions(api, message));
  const warning = authentication?.warning ?? null;
  const traits = traitsOf(message);
  const elsewhere = message.replyTo.find(({ address }) => address !== message.sender.address);
  return (
    <>
      {warning !== null && tones[warning] && (
        <Banner tone={tones[warning]} icon={<Icon name="person_warning" size={20} />} isAnnounced>
          {formatMessage(s[warning], {
            domain: <bdi key="domain">{authentication?.domain}</bdi>,
            address: <bdi key="address">{warning === 'answers-go-elsewhere' ? elsewhere?.address : message.sender.address}</bdi>,
          })}
        </Banner>
      )}
      {traits && <TraitNotices traits={traits} />}
    </>
  );
}
