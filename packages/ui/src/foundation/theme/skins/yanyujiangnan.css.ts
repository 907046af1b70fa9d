import { createSkin } from '../createSkin.ts';
import { yanyujiangnan } from './yanyujiangnan.tokens.ts';

createSkin(yanyujiangnan);
