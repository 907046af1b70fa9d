import { base, type Density, type SkinTokens, type UnreadMark } from '../theme/skinData.ts';
import { isGroup, type Report, type TokenGroup } from './tokenFile.ts';

const marks: readonly UnreadMark[] = ['dot', 'lozenge', 'square', 'heart', 'petal', 'leaf', 'star'];
const longestName = 40;

/** Reads what the format has no type for. Missing entries get the usual value, wrong ones are problems. */
export function readMeta(own: TokenGroup, report: Report): Pick<SkinTokens, 'meta' | 'shape' | 'density'> {
  const wrong = (key: string) => report.problems.push({ token: `$extensions.com.jinshu.${key}`, reason: 'malformed' });
  const oneOf = <T>(key: string, of: readonly T[], usual: T): T => {
    const value = own[key] ?? usual;
    const found = of.find((one) => one === value);
    if (found === undefined) wrong(key);
    return found ?? usual;
  };
  const names = isGroup(own.name) ? own.name : {};
  const name = (key: string) => {
    const value = names[key] ?? '';
    if (typeof value !== 'string' || value.length > longestName) wrong(`name.${key}`);
    return String(value);
  };
  const id = own.id ?? 'imported';
  if (typeof id !== 'string' || !/^[a-z][a-z\d-]{0,39}$/.test(id)) wrong('id');
  const contrast = oneOf('contrast', ['aa', 'aaa'] as const, 'aa');
  return {
    meta: {
      id: String(id),
      name: { zhHans: name('zhHans'), zhHant: name('zhHant'), en: name('en') },
      colorScheme: oneOf('colorScheme', ['light', 'dark'] as const, 'light'),
      ...(contrast === 'aaa' && { contrast }),
    },
    shape: {
      unreadMark: oneOf('unreadMark', marks, 'dot'),
      ...(oneOf('isFlat', [true, false], false) && { isFlat: true }),
    },
    density: { default: oneOf('density', Object.keys(base.density) as Density[], 'regular') },
  };
}
