import { createSkin } from '../createSkin.ts';
import { xinghe } from './xinghe.tokens.ts';

createSkin(xinghe);
