import { createSkin } from '../createSkin.ts';
import { heibaifenming } from './heibaifenming.tokens.ts';

createSkin(heibaifenming);
