import { createSkin } from '../createSkin.ts';
import { qianlijiangshan } from './qianlijiangshan.tokens.ts';

createSkin(qianlijiangshan);
