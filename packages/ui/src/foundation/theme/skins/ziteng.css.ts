import { createSkin } from '../createSkin.ts';
import { ziteng } from './ziteng.tokens.ts';

createSkin(ziteng);
