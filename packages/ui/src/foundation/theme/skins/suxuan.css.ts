import { createSkin } from '../createSkin.ts';
import { suxuan } from './suxuan.tokens.ts';

createSkin(suxuan);
