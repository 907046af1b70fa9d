import { createSkin } from '../createSkin.ts';
import { jinqiu } from './jinqiu.tokens.ts';

createSkin(jinqiu);
