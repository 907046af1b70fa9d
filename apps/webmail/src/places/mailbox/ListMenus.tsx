import { flagColorName, flagColors, type MessageSort, messageSorts } from '@jinshu/api';
import { FlagIcon } from '@jinshu/ui/flag-picker';
import { ChoiceMenu, type ToolbarOption } from '@jinshu/ui/list-toolbar';
import { MenuSwatch } from '@jinshu/ui/menu';
import { useStrings } from '@jinshu/ui/provider';
import { useQuery } from '@tanstack/react-query';
import { type MessageDescriptor, useIntl } from 'react-intl';
import { useAccount } from '../../core/account/index.ts';
import { tagListOptions } from '../../core/cache/index.ts';
import { messageViewStrings as s } from '../../mail/message/index.ts';

/** The orders of a list (LST-04): each with its reverse below it, and a rule between the pairs. */
export function SortMenu({ value, onChoose }: { value: MessageSort; onChoose: (sort: MessageSort) => void }) {
  const { formatMessage } = useIntl();
  const { listToolbar: words } = useStrings();
  const options = messageSorts.map((id, index) => ({
    id,
    label: formatMessage(s[`sort.${id}`]),
    ...(index % 2 === 0 && { heading: '' }),
  }));
  const choose = (id: string | null) => {
    if (id !== null) onChoose(messageSorts.find((sort) => sort === id) ?? messageSorts[0]);
  };
  return <ChoiceMenu label={words.sort} options={options} value={value} onChoose={choose} />;
}

/** Menu that filters the list (LST-05). */
export function ViewMenu({ value, onChoose }: { value: string; onChoose: (filter: string) => void }) {
  const { listToolbar: words } = useStrings();
  const options = useViewOptions();
  return (
    <ChoiceMenu label={words.view} options={options} value={value === '' ? null : value} onChoose={(id) => onChoose(id ?? '')} canBeNone />
  );
}

const viewFilters = ['unseen', 'seen', 'flagged', 'unflagged', 'ANSWERED'] as const;

const icons = {
  unseen: 'mail_unread',
  seen: 'mail_read',
  flagged: 'flag',
  unflagged: 'flag_off',
  ANSWERED: 'arrow_reply',
} as const;

/** Returns the filters of a list (LST-05): states, flags and tags, each with its label. */
export function useViewOptions(): readonly ToolbarOption[] {
  const { formatMessage } = useIntl();
  const { flags } = useStrings();
  const { api } = useAccount();
  const { data: tags = [] } = useQuery(tagListOptions(api));
  const under = (heading: MessageDescriptor, options: readonly ToolbarOption[]) =>
    options.map((option, index) => (index === 0 ? { ...option, heading: formatMessage(heading) } : option));
  return [
    ...under(
      s.headingState,
      viewFilters.map((id) => ({ id, label: formatMessage(s[`view.${id}`]), icon: icons[id] })),
    ),
    ...under(
      s.headingFlags,
      flagColors.map((color) => ({ id: `KEYWORD ${flagColorName(color)}`, label: flags[color], start: <FlagIcon color={color} /> })),
    ),
    ...under(
      s.headingTags,
      tags.map(({ id, name, color }) => ({ id: `KEYWORD ${id}`, label: name, start: <MenuSwatch color={color} /> })),
    ),
  ];
}
