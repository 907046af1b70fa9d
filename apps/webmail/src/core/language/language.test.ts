// @vitest-environment node
import { join } from 'node:path';
import { type Language, languages } from '@jinshu/api';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

// The strings are parsed at build, so the module is loaded as the build of the app loads it.
let vite: ViteDevServer;
let language: typeof import('./language.ts');
const device = new Map<string, string>();

beforeAll(async () => {
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => device.get(key) ?? null,
    setItem: (key: string, value: string) => device.set(key, value),
  });
  const root = join(import.meta.dirname, '../../..');
  vite = await createServer({
    root,
    configFile: join(root, 'vite.config.ts'),
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    ssr: { resolve: { conditions: ['jinshu-source', 'node', 'module', 'development|production'] }, noExternal: [/@jinshu/] },
    optimizeDeps: { noDiscovery: true },
    logLevel: 'error',
  });
  language = (await vite.ssrLoadModule('/src/core/language/language.ts')) as typeof language;
}, 60_000);
afterAll(() => vite?.close());
beforeEach(() => device.clear());

describe('I18-01 the languages', () => {
  it('are three, simplified Chinese first', () => expect(languages).toEqual(['zh-hans', 'zh-tw', 'en']));

  it('bear the names they have in themselves', () =>
    expect(language.languageNames).toEqual({ 'zh-hans': '简体中文', 'zh-tw': '繁體中文', en: 'English' }));
});

describe('I18-02 a language that is loaded', () => {
  it.each<[Language, string, string]>([
    ['zh-hans', '我的邮箱', '发送'],
    ['zh-tw', '我的信箱', '傳送'],
    ['en', 'My mailbox', 'Send'],
  ])('%s brings the words of the app, parsed, and those of the parts', async (code, mailbox, send) => {
    const loaded = await language.loadLanguage(code);
    expect(loaded.language).toBe(code);
    expect(loaded.messages['layout.mailbox']).toEqual([{ type: 0, value: mailbox }]);
    expect(loaded.uiStrings.messageList.name).not.toBe('');
    await language.allWords();
    expect(loaded.uiStrings.composeForm?.send).toBe(send);
    expect(loaded.messages['skin.title']).toBeDefined();
  });

  it('brings first what the list needs, and the rest when it is asked for', async () => {
    const fresh = (await vite.ssrLoadModule('/src/core/language/language.ts?fresh')) as typeof language;
    const loaded = await fresh.loadLanguage('en');
    expect([loaded.uiStrings.composeForm, loaded.messages['skin.title']]).toEqual([undefined, undefined]);
    await fresh.allWords();
    expect([loaded.uiStrings.composeForm?.send, loaded.messages['skin.title']]).toEqual(['Send', [{ type: 0, value: 'Skin' }]]);
  });

  it('has every string that the others have', async () => {
    const [first, ...others] = await Promise.all(
      languages.map(async (code) => Object.keys((await language.loadLanguage(code)).messages).sort()),
    );
    for (const keys of others) expect(keys).toEqual(first);
  });
});

describe('I18-05 the language of the device', () => {
  it('is simplified Chinese until one is chosen', () => expect(language.storedLanguage()).toBe('zh-hans'));

  it.each(languages)('is %s once that was chosen', (code) => {
    language.storeLanguage(code);
    expect(language.storedLanguage()).toBe(code);
  });

  it('is the default where something else is kept', () => {
    device.set('jinshu.language', 'tlh');
    expect(language.storedLanguage()).toBe('zh-hans');
  });
});
