import { type AnySkinName, getLoginInfo, setSkin } from '@jinshu/api';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { exampleLoginInfo } from '../../testing/examples.ts';
import { answer } from '../../testing/fakeServer.ts';
import { closeApp, openApp, patience } from '../../testing/openApp.tsx';

vi.setConfig({ testTimeout: 30_000 });

afterEach(closeApp);

describe('SKN-03 skins that are chosen one after the other', () => {
  it('follow each other, and none comes back when its answer does', async () => {
    const waiting = new Map<AnySkinName, () => void>();
    let kept: AnySkinName = 'jingdianlan';
    await openApp({
      at: '/setting/skin',
      answers: [
        answer(getLoginInfo, () => exampleLoginInfo({ skinName: kept })),
        answer(setSkin, async ({ body: { skinName } }) => {
          await new Promise<void>((done) => waiting.set(skinName, done));
          kept = skinName;
          return { skinName };
        }),
      ],
    });
    const page = document.documentElement;
    const seen: (string | undefined)[] = [];
    const observer = new MutationObserver(() => seen.push(page.dataset.skin));
    const choose = async (name: RegExp, id: AnySkinName) => {
      fireEvent.click(await screen.findByRole('radio', { name }, patience));
      await waitFor(() => expect([page.dataset.skin, waiting.has(id)]).toEqual([id, true]), patience);
    };
    await waitFor(() => expect(page.dataset.skin).toBe('jingdianlan'), patience);
    observer.observe(page, { attributeFilter: ['data-skin'] });
    await choose(/Ink Night/, 'moye');
    await choose(/Silver River/, 'xinghe');
    waiting.get('moye')?.();
    await waitFor(() => expect(kept).toBe('moye'), patience);
    await choose(/Wisteria/, 'ziteng');
    waiting.get('xinghe')?.();
    waiting.get('ziteng')?.();
    await waitFor(() => expect(kept).toBe('ziteng'), patience);
    expect(await screen.findByRole('radio', { name: /Wisteria.*In use/, checked: true }, patience)).toBeDefined();
    observer.disconnect();
    expect(seen).toEqual(['moye', 'xinghe', 'ziteng']);
  });
});

describe('BAK-112 a skin of the organization', () => {
  it('is shown with its name among the others', async () => {
    const name = { 'zh-hans': '松烟绿', 'zh-tw': '', en: 'Pine' };
    const own = { id: 'own-3', name, colorScheme: 'light', contrast: 'aa', density: 'regular', sheet: '/api/core/skin/own-3/1/' } as const;
    const info = exampleLoginInfo({ offeredSkins: ['jingdianlan', 'own-3'], ownSkins: [own] });
    await openApp({ at: '/setting/skin', answers: [answer(getLoginInfo, () => info)] });
    const radio = await screen.findByRole('radio', { name: /Pine/ }, patience);
    expect((radio as HTMLInputElement).value).toBe('own-3');
    expect(screen.getByText('A skin of your organization')).toBeDefined();
  });
});

describe('BAK-101 SKN-02 skins that the organization offers', () => {
  it('are shown alone, beside the one in use', async () => {
    const info = exampleLoginInfo({ skinName: 'moye', offeredSkins: ['jingdianlan', 'suxuan'] });
    await openApp({ at: '/setting/skin', answers: [answer(getLoginInfo, () => info)] });
    expect(await screen.findByRole('radio', { name: /Ink Night.*In use/, checked: true }, patience)).toBeDefined();
    expect(screen.getAllByRole('radio', { name: /./ }).map((radio) => (radio as HTMLInputElement).value)).toEqual(
      expect.arrayContaining(['jingdianlan', 'suxuan', 'moye']),
    );
    expect(screen.queryByRole('radio', { name: /Wisteria/ })).toBeNull();
  });
});
