import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, it, vi } from 'vitest';
import { skinList } from '../theme/skinList.ts';
import { darkSkinOf, skinIds as ids, loadSkin, type SkinId, skinNames, watchSystemDark } from './index.ts';

interface Skin {
  meta: { name: { zhHans: string; zhHant: string; en: string } };
}

it('SKN-04 every skin of the package has a name in each language and can be loaded', async () => {
  const files = readdirSync(path.resolve(import.meta.dirname, '../theme/skins')).filter((file) => file.endsWith('.css.ts'));
  expect(Object.keys(skinNames).sort()).toEqual(files.map((file) => file.replace('.css.ts', '')).filter((id) => id !== 'wireframe'));
  expect(Object.keys(skinNames)).toEqual(ids);
  expect(skinList.map(({ id }) => id)).toEqual(ids);
  await Promise.all(ids.map((id) => expect(loadSkin(id)).resolves.toBeUndefined()));
});

it('the names are those of the skins themselves', async () => {
  for (const id of ids) {
    const { [id]: skin } = (await import(`../theme/skins/${id}.tokens.ts`)) as Record<string, Skin>;
    expect(skinNames[id]).toEqual({ 'zh-hans': skin?.meta.name.zhHans, 'zh-tw': skin?.meta.name.zhHant, en: skin?.meta.name.en });
  }
});

it('names the skins where one is asked for that does not exist', async () => {
  await expect(loadSkin('mono' as SkinId)).rejects.toThrow(/^There is no skin “mono”\. The skins are jingdianlan, qingxinlu, /);
});

it('the partner of every skin is dark, and that of a dark one itself', () => {
  const dark = skinList.filter(({ colorScheme }) => colorScheme === 'dark').map(({ id }) => id);
  expect(ids.filter((id) => !dark.includes(darkSkinOf(id)))).toEqual([]);
  expect(dark.map((id) => darkSkinOf(id as SkinId))).toEqual(dark);
  expect(darkSkinOf('ziteng')).toBe('xinghe');
});

it('tells at once and at each change whether the system is dark, until it is stopped', () => {
  const query = Object.assign(new EventTarget(), { matches: true });
  vi.stubGlobal('matchMedia', () => query);
  const heard: boolean[] = [];
  const stop = watchSystemDark((isDark) => heard.push(isDark));
  query.matches = false;
  query.dispatchEvent(new Event('change'));
  stop();
  query.dispatchEvent(new Event('change'));
  vi.unstubAllGlobals();
  expect(heard).toEqual([true, false]);
});
