import { departmentAddress, resolveRecipients } from '@jinshu/api';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { useAccount } from '../../core/account/index.ts';
import { useReport } from '../../core/problem/index.ts';
import { toasts } from '../../core/toast/index.ts';
import { useBeginMail } from '../../mail/draft/index.ts';
import { collectPeople, mostCollected, type PeopleOf, type Person, type PlacedNode } from './book.queries.ts';
import { contactsStrings as s } from './contacts.strings.ts';

interface Recipient {
  name: string;
  address: string;
}

const written = ({ name, address }: Recipient) => (name === '' ? address : `"${name.replace(/["\\]/g, '\\$&')}" <${address}>`);

/** A person as mail is written to them, at the address that they prefer. */
const toRecipient = ({ name, mailAddress, address }: Pick<Person, 'name' | 'mailAddress' | 'address'>): Recipient => ({
  name,
  address: mailAddress || address,
});

/** Writes to people of the address books: to some, to all that a view finds, to a group or to a department (CON-04, SHR-09). */
export function useWriteTo() {
  const { formatMessage } = useIntl();
  const { api } = useAccount();
  const { writeTo } = useBeginMail();
  const navigate = useNavigate();
  const report = useReport();
  const write = (recipients: readonly Recipient[]) => {
    if (recipients.length === 0) {
      toasts.add({ message: formatMessage(s.nobody), tone: 'info' });
      return;
    }
    writeTo(recipients.map((one) => encodeURIComponent(written(one))).join(','));
    // The composer is a tab of the mailbox.
    void navigate('/mailbox/innerbox/INBOX');
  };
  return {
    people: (people: readonly Pick<Person, 'name' | 'mailAddress' | 'address'>[]) => write(people.map(toRecipient)),
    /** Everyone that a view finds, on all pages. */
    all: (people: PeopleOf, count: number) =>
      collectPeople(api, people).then((found) => {
        if (count > mostCollected) toasts.add({ message: formatMessage(s.tooMany, { count: mostCollected }), tone: 'info' });
        write(found.map(toRecipient));
      }, report),
    group: (id: number) =>
      api.call(resolveRecipients, { body: { addresses: [], groupIds: [id] } }).then(({ results }) => write(results), report),
    /** A department has an address of its own (CON-19, PIC-09). */
    department: ({ name, address }: Pick<PlacedNode, 'name' | 'address'>) => write([{ name, address }]),
    everyone: (nodes: readonly PlacedNode[]) => {
      const domain = nodes.find(({ address }) => address !== '')?.address.split('@')[1];
      if (domain !== undefined) write([{ name: formatMessage(s.everyone, { name: domain }), address: departmentAddress(0, domain) }]);
    },
  };
}
