import { isAllowedBy } from '@jinshu/api';
import type { FoundGroup } from '@jinshu/ui/back-stage';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { peopleFoundOptions } from '../core/organization/index.ts';
import { isContent, policiesOptions, usePolicyWords } from '../core/policy/index.ts';
import { useSession } from '../core/session/index.ts';
import { frameStrings as s, sectionStrings } from './frame.strings.ts';
import { listsFoundOptions, mailboxesFoundOptions } from './search.queries.ts';
import { addressOf, sections } from './sections.ts';

const to = (address: string, query: Readonly<Record<string, string>>) => `${address}?${new URLSearchParams(query)}`;
/** Number of results that a group shows. */
const shown = 5;

/** Returns the people, addresses, messages and settings that match a text, each as a link (BAK-05). */
export function useFound(keyword: string) {
  const { formatMessage } = useIntl();
  const { role } = useSession().session;
  const { nameOf } = usePolicyWords();
  const answers = useQueries({ queries: [mailboxesFoundOptions(keyword), listsFoundOptions(keyword)] });
  const people = useQuery(peopleFoundOptions(keyword));
  const policies = useQuery({ ...policiesOptions({ of: 'organisation' }), enabled: isAllowedBy(role, 'see-all') });
  const [mailboxes, lists] = answers;
  const wanted = keyword.toLowerCase();
  const matches = (text: string) => text.toLowerCase().includes(wanted);
  const all = (href: string) => ({ label: formatMessage(s.foundAll), href });
  const group = (id: string, title: string, items: FoundGroup['items'], href?: string): FoundGroup => ({
    id,
    title,
    items: items.slice(0, shown),
    ...(href !== undefined && items.length > shown && { more: all(href) }),
  });
  const named = ({ id, userName, name }: { id: number; userName: string; name: string }, href: string) => ({
    id: String(id),
    name,
    detail: userName,
    href,
  });
  const groups: FoundGroup[] = [
    group(
      'people',
      formatMessage(sectionStrings.people),
      (people.data ?? []).map((one) => named(one, `/operation/people/${one.id}`)),
      to('/operation/people', { q: keyword }),
    ),
    group(
      'mailboxes',
      formatMessage(s.foundMailboxes),
      (mailboxes.data ?? []).map((one) => named(one, `/operation/shared/mailbox/${one.id}`)),
      to('/operation/shared', { q: keyword }),
    ),
    group(
      'lists',
      formatMessage(s.foundLists),
      (lists.data ?? []).map((one) => named(one, `/operation/shared/list/${one.id}`)),
      to('/operation/shared/lists', { q: keyword }),
    ),
    group('settings', formatMessage(s.foundSettings), [
      ...sections.flatMap(({ id, needs }) => {
        const name = formatMessage(sectionStrings[id]);
        return isAllowedBy(role, needs) && matches(name) ? [{ id, name, href: addressOf(id) }] : [];
      }),
      ...(policies.data ?? []).flatMap((policy) => {
        const name = nameOf(policy);
        return !isContent(policy.requirements) && matches(`${name} ${policy.name}`)
          ? [{ id: policy.name, name, detail: formatMessage(sectionStrings.policies), href: to('/operation/policies', { q: name }) }]
          : [];
      }),
    ]),
  ];
  // A message id looks like an address, and most are written in angle brackets.
  if (/^<?[^\s<>@]+@[^\s<>@]+>?$/.test(keyword)) {
    const message = `<${keyword.replace(/^<|>$/g, '')}>`;
    groups.push(
      group('records', formatMessage(s.foundMessage), [
        { id: 'sent', name: message, detail: formatMessage(s.foundSent), href: to('/operation/records', { tab: 'sent', message }) },
        {
          id: 'received',
          name: message,
          detail: formatMessage(s.foundReceived),
          href: to('/operation/records', { tab: 'received', message }),
        },
      ]),
    );
  }
  const failed = [people, ...answers, policies].find(({ error }) => error !== null);
  return {
    groups,
    isLoading: [people, ...answers, policies].some(({ isLoading }) => isLoading),
    error: failed?.error ?? null,
    retry: () => void failed?.refetch(),
  };
}
