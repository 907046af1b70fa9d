import { createSkin } from '../createSkin.ts';
import { moye } from './moye.tokens.ts';

createSkin(moye);
