import { createSkin } from '../createSkin.ts';
import { hetangyuese } from './hetangyuese.tokens.ts';

createSkin(hetangyuese);
