import { createSkin } from '../createSkin.ts';
import { zhongguofeng } from './zhongguofeng.tokens.ts';

createSkin(zhongguofeng);
