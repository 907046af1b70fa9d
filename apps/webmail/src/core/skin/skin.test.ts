import { readFileSync } from 'node:fs';
import path from 'node:path';
import { flagColors, type SkinName, skinNames, skinOrDefault, tagColors } from '@jinshu/api';
import {
  applyDensity,
  applySkin,
  availableSkins,
  followSystem,
  knownSkin,
  rememberOwnSkins,
  showStoredSkin,
  skinNameStrings,
  storedDensity,
  storedSkin,
  watchSystem,
  wearHouseSkin,
} from '@jinshu/app/skin';
import { base, type SkinTokens, skinList } from '@jinshu/ui/theme';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { skinAboutStrings } from '../../places/settings/skin.strings.ts';
import { wordsOf } from '../../testing/words.ts';

const modules = import.meta.glob<Record<string, SkinTokens>>('../../../../../packages/ui/src/foundation/theme/skins/*.tokens.ts', {
  eager: true,
});
const tokens = Object.values(modules).flatMap((module) => Object.values(module));

const page = document.documentElement;

beforeEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
  page.removeAttribute('style');
  delete page.dataset.skin;
  delete page.dataset.density;
});

/** A system that is dark or light, and tells when it changes. */
function stubSystem(isDark: boolean) {
  const listeners = new Set<() => void>();
  const system = {
    turn: (dark: boolean) => {
      isDark = dark;
      for (const listener of listeners) listener();
    },
    matchMedia: (query: string) => ({
      matches: query.includes('color-scheme') && isDark,
      addEventListener: (_: string, listener: () => void) => listeners.add(listener),
      removeEventListener: (_: string, listener: () => void) => listeners.delete(listener),
    }),
  };
  vi.stubGlobal('matchMedia', system.matchMedia);
  return system;
}

describe('what contract and parts both know', () => {
  it('SKN-01 every skin of the parts is one of the contract, and they stand in its order', () => {
    expect(skinList.map(({ id }) => id)).toEqual(skinNames.filter((name) => skinList.some(({ id }) => id === name)));
  });

  it('TAG-14 the preset colours of tags are the same', () => expect(Object.values(base.tagPreset)).toEqual([...tagColors]));

  it('TAG-06 every skin paints the nine flags, and no other', () => {
    for (const { color } of tokens) expect(Object.keys(color.flag)).toEqual([...flagColors]);
  });

  it('SKN-01 all fifteen can be chosen', () => expect(availableSkins.map(({ id }) => id)).toEqual([...skinNames]));

  it('SKN-02 every skin has the name and a sentence in three languages', () => {
    const languages = { 'zh-hans': 'zhHans', 'zh-tw': 'zhHant', en: 'en' } as const;
    for (const [language, key] of Object.entries(languages) as [keyof typeof languages, (typeof languages)[keyof typeof languages]][]) {
      const words = wordsOf(language);
      for (const { meta } of tokens.filter(({ meta: { id } }) => id !== 'wireframe')) {
        const id = skinNames.find((skin) => skin === meta.id) as SkinName;
        expect(words[skinNameStrings[id].id]).toBe(meta.name[key]);
        expect(words[skinAboutStrings[id].id]).toMatch(/.{5,}/);
      }
    }
  });
});

describe('SKN-04 the skin of the session', () => {
  it.each(['wireframe', 'MOYE', 'keaifen-2', '', '../moye'])('falls back to the default for %j', (name) => {
    expect([skinOrDefault(name), knownSkin(name)]).toEqual(['jingdianlan', 'jingdianlan']);
  });

  it('is the one that the server names', () => expect(knownSkin('moye')).toBe('moye'));

  it('falls back for a skin that the contract has and the parts have not', () => {
    for (const name of skinNames) expect(knownSkin(name)).toBe(availableSkins.some(({ id }) => id === name) ? name : 'jingdianlan');
  });
});

describe('SKN-03 a skin that is chosen', () => {
  it('shows with its density, and is there at the next visit', async () => {
    await applySkin('suxuan');
    expect([page.dataset.skin, page.dataset.density, storedSkin()]).toEqual(['suxuan', 'compact', 'suxuan']);
  });

  it('a device that shows none yet begins with the default', () => expect(storedSkin()).toBe('jingdianlan'));

  it('gives way to the one that is chosen after it, whichever sheet comes first', async () => {
    await Promise.all([applySkin('xinghe'), applySkin('moye'), applySkin('suxuan')]);
    expect(page.dataset.skin).toBe('suxuan');
  });

  it('does not overrule the density that the reader chose', async () => {
    await applyDensity('cosy');
    await applySkin('suxuan');
    expect([page.dataset.density, storedDensity()]).toEqual(['cosy', 'cosy']);
  });
});

describe('a device that follows its system', () => {
  it('goes dark with it and comes back, and keeps the skin that was chosen', async () => {
    const system = stubSystem(true);
    await applySkin('keaifen');
    expect(page.dataset.skin).toBe('keaifen');
    await followSystem(true);
    expect([page.dataset.skin, storedSkin()]).toEqual(['moye', 'keaifen']);

    const end = watchSystem();
    system.turn(false);
    await vi.waitFor(() => expect(page.dataset.skin).toBe('keaifen'), { timeout: 10_000 });
    system.turn(true);
    await vi.waitFor(() => expect(page.dataset.skin).toBe('moye'), { timeout: 10_000 });
    end();
    await followSystem(false);
    expect(page.dataset.skin).toBe('keaifen');
  });

  it('leaves a dark skin as it is', async () => {
    stubSystem(true);
    await followSystem(true);
    await applySkin('hetangyuese');
    expect(page.dataset.skin).toBe('hetangyuese');
  });
});

describe('BAK-112 a skin of the organization', () => {
  const own = {
    id: 'own-3',
    name: { 'zh-hans': '松烟绿', 'zh-tw': '', en: 'Pine' },
    colorScheme: 'dark' as const,
    contrast: 'aa' as const,
    density: 'cosy' as const,
    sheet: '/api/core/skin/own-3/1/',
  };
  const sheets: string[] = [];
  /** A server that has the style sheet, or not. */
  const serveSheets = (isThere: boolean) => {
    sheets.length = 0;
    vi.spyOn(document.head, 'append').mockImplementation((link) => {
      if (!(link instanceof HTMLLinkElement)) return;
      sheets.push(link.getAttribute('href') ?? '');
      queueMicrotask(() => link.dispatchEvent(new Event(isThere ? 'load' : 'error')));
    });
  };
  beforeEach(() => rememberOwnSkins([]));
  afterEach(() => vi.restoreAllMocks());

  it('is worn with its density from the sheet that the server names', async () => {
    serveSheets(true);
    rememberOwnSkins([own]);
    await applySkin(knownSkin('own-3'));
    expect([page.dataset.skin, page.dataset.density, storedSkin(), sheets]).toEqual(['own-3', 'cosy', 'own-3', [own.sheet]]);
  });

  it('has a dark partner in its sheet, which a device that goes dark with its system wears', async () => {
    serveSheets(true);
    const system = stubSystem(true);
    rememberOwnSkins([{ ...own, colorScheme: 'light', hasNight: true }]);
    await applySkin(knownSkin('own-3'));
    await followSystem(true);
    expect([page.dataset.skin, storedSkin(), sheets]).toEqual(['own-3-night', 'own-3', [own.sheet, own.sheet]]);
    const end = watchSystem();
    system.turn(false);
    await vi.waitFor(() => expect(page.dataset.skin).toBe('own-3'), { timeout: 10_000 });
    end();
    rememberOwnSkins([{ ...own, colorScheme: 'light', hasNight: false }]);
    system.turn(true);
    await applySkin(knownSkin('own-3'));
    expect(page.dataset.skin).toBe('moye');
  });

  it('gives way to the default when it has been deleted, or was never there', async () => {
    serveSheets(false);
    rememberOwnSkins([own]);
    await applySkin(knownSkin('own-3'));
    expect([page.dataset.skin, knownSkin('own-4')]).toEqual(['jingdianlan', 'jingdianlan']);
  });

  it('BAK-101 is worn by the login page of a device that has shown none, and of no other', async () => {
    serveSheets(true);
    await showStoredSkin();
    await wearHouseSkin({ skinName: 'own-3', ownSkin: own });
    expect([page.dataset.skin, localStorage.getItem('jinshu.skin')]).toEqual(['own-3', null]);
    await applySkin('suxuan');
    await wearHouseSkin({ skinName: 'own-3', ownSkin: own });
    expect(page.dataset.skin).toBe('suxuan');
  });
});

describe('what runs before the first paint', () => {
  const boot = readFileSync(path.join(import.meta.dirname, '../../../public/boot.js'), 'utf8');
  const run = (files?: Record<string, string[]>) => {
    // Collect the links without loading them.
    const append = vi.spyOn(document.head, 'append').mockImplementation(() => {});
    vi.stubGlobal('__jinshuFiles', files);
    new Function(boot)();
    const links = append.mock.calls.flat().filter((node) => node instanceof HTMLLinkElement);
    append.mockRestore();
    return links.map((link) => [link.rel, link.getAttribute('href'), link.getAttribute('blocking')]);
  };

  it.each([
    ['/#/preview/?id=7&fid=INBOX', '/preview/?id=7&fid=INBOX'],
    ['/#/preview?id=7&fid=INBOX', '/preview?id=7&fid=INBOX'],
    ['/login#/previews', '/login#/previews'],
  ])('RTE-14 RTE-23 leads from %s to %s', (from, to) => {
    history.replaceState(null, '', from);
    run();
    expect(location.href.replace(location.origin, '')).toBe(to);
    history.replaceState(null, '', '/');
  });

  it('names the skin that was chosen, and holds up the paint for its sheet', () => {
    localStorage.setItem('jinshu.skin', 'xinghe');
    stubSystem(false);
    const links = run({ 'skin:xinghe': ['/xinghe.css'], 'skin:moye': ['/moye.css'] });
    expect(links).toEqual([['stylesheet', '/xinghe.css', 'render']]);
    expect([page.dataset.skin, page.style.colorScheme]).toEqual(['xinghe', 'dark']);
  });

  it('BAK-112 finds the sheet of a skin of the organization on the device, for the login page too', () => {
    stubSystem(false);
    localStorage.setItem('jinshu.house', 'own-3');
    localStorage.setItem('jinshu.own-skins', JSON.stringify([{ id: 'own-3', colorScheme: 'dark', sheet: '/own-3.css' }]));
    expect(run({ 'skin:jingdianlan': ['/jingdianlan.css'] })).toEqual([['stylesheet', '/own-3.css', 'render']]);
    expect([page.dataset.skin, page.style.colorScheme]).toEqual(['own-3', 'dark']);
    const light = { id: 'own-3', colorScheme: 'light', hasNight: true, sheet: '/own-3.css' };
    localStorage.setItem('jinshu.own-skins', JSON.stringify([light]));
    localStorage.setItem('jinshu.night', 'on');
    stubSystem(true);
    expect(run({ 'skin:moye': ['/moye.css'] })).toEqual([['stylesheet', '/own-3.css', 'render']]);
    expect([page.dataset.skin, page.style.colorScheme]).toEqual(['own-3-night', 'dark']);
    localStorage.removeItem('jinshu.night');
    localStorage.setItem('jinshu.own-skins', '{');
    run({ 'skin:jingdianlan': ['/jingdianlan.css'] });
    expect(page.dataset.skin).toBe('jingdianlan');
  });

  it('falls back where the skin is not there', () => {
    localStorage.setItem('jinshu.skin', '../gone');
    run({ 'skin:jingdianlan': ['/jingdianlan.css'] });
    expect(page.dataset.skin).toBe('jingdianlan');
  });

  it.each(availableSkins)('paints $id by night as the app would', async ({ id }) => {
    stubSystem(true);
    localStorage.setItem('jinshu.night', 'on');
    localStorage.setItem('jinshu.skin', id);
    run();
    const before = page.dataset.skin;
    expect(page.style.colorScheme).toBe('dark');
    await applySkin(id);
    expect([page.dataset.skin, page.style.colorScheme]).toEqual([before, '']);
  });
});
