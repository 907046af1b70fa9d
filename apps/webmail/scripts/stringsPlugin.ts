import { join } from 'node:path';
import type { Plugin } from 'vite';
import { stringsPlugin } from '../../../packages/app/scripts/stringsPlugin.ts';

/** The strings of the webmail and of what it shares. Only the slices named here come with the first load. */
export const strings = (): Plugin =>
  stringsPlugin({ folders: [join(import.meta.dirname, '../locales')], first: ['home', 'layout', 'login', 'message', 'problem'] });
