import { createSkin } from '../createSkin.ts';
import { chunzhihua } from './chunzhihua.tokens.ts';

createSkin(chunzhihua);
