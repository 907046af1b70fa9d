import { addons } from 'storybook/manager-api';
import { jingdianlan, moye } from '../packages/ui/src/foundation/theme/skinData.ts';
import { bookTheme } from './bookTheme.ts';

const isDark = matchMedia('(prefers-color-scheme: dark)');
const dress = () => addons.setConfig({ theme: bookTheme(isDark.matches ? moye : jingdianlan) });

dress();
isDark.addEventListener('change', dress);
