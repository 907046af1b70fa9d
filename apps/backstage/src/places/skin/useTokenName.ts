import { useIntl } from 'react-intl';
import { skinTokenStrings as s } from './skin-token.strings.ts';

/** Flags in the order of the keys 1 to 9. */
const flags = ['red', 'green', 'orange', 'blue', 'pink', 'cyan', 'yellow', 'purple', 'grey'];

const upperFirst = (text: string) => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/**
 * Returns a function that names a value of a skin, such as `surface.sidebar`, in the language of the page, at the start of a sentence unless
 * `isInside`. Unknown ones keep their path.
 */
export function useTokenName(): (path: string, isInside?: boolean) => string {
  const { formatMessage } = useIntl();
  const nameOf = (path: string) => {
    const [group = '', key = '', part = ''] = path.split(/[. ]/);
    if (group === 'rail' || group === 'bar') return formatMessage(s.chrome, { where: group, part: key });
    if (group === 'status') return formatMessage(s.status, { kind: key, part });
    if (group === 'flag') return formatMessage(s.flag, { number: flags.indexOf(key) + 1 });
    if (group === 'event' || /^tag\.t\d/.test(path))
      return formatMessage(group === 'event' ? s.event : s.tag, { number: Number(key.slice(1)), part });
    const known = Object.entries(s).find(([id]) => id === path)?.[1];
    return known ? formatMessage(known) : path;
  };
  return (path, isInside = false) => {
    const name = nameOf(path);
    return isInside || name === path ? name : upperFirst(name);
  };
}
