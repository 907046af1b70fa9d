import { createSkin } from '../createSkin.ts';
import { jingdianlan } from './jingdianlan.tokens.ts';

createSkin(jingdianlan);
