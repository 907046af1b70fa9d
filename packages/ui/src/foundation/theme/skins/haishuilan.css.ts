import { createSkin } from '../createSkin.ts';
import { haishuilan } from './haishuilan.tokens.ts';

createSkin(haishuilan);
