import { createSkin } from '../createSkin.ts';
import { wireframe } from './wireframe.tokens.ts';

createSkin(wireframe);
