import { createSkin } from '../createSkin.ts';
import { keaifen } from './keaifen.tokens.ts';

createSkin(keaifen);
