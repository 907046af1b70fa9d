import { createSkin } from '../createSkin.ts';
import { qingxinlu } from './qingxinlu.tokens.ts';

createSkin(qingxinlu);
