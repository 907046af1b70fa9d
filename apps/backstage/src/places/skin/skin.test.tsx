import {
  createOwnSkin,
  importOwnSkin,
  listOwnSkins,
  listPolicies,
  type OperationSkin,
  publishOwnSkin,
  saveOwnSkin,
  withdrawOwnSkin,
} from '@jinshu/api';
import { answer } from '@jinshu/app/testing';
import { contrastPairs, deriveSkin, toDesignTokens } from '@jinshu/ui/derive-skin';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { examplePolicy } from '../../testing/examples.ts';
import { closeBackStage, openBackStage, patience } from '../../testing/openBackStage.tsx';
import { newSkin } from './SkinDraft.ts';
import { skinTokenStrings } from './skin-token.strings.ts';

vi.mock('../../core/language/language.ts', () => import('../../testing/language.ts'));
// This environment decodes no images.
vi.mock('./readPixels.ts', () => ({ readPixels }));

/** Pixels of the images that are read, by the path or the name of their file. */
const images = vi.hoisted(() => new Map<string, Uint8ClampedArray>());
const readPixels = vi.hoisted(() => async (source: Blob | string) => {
  const found = images.get(typeof source === 'string' ? source : (source as File).name);
  if (!found) throw new Error('This is not an image.');
  return found;
});
const plain = (...colors: readonly [number, number, number][]) => Uint8ClampedArray.from(colors.flatMap((rgb) => [...rgb, 255]));

afterEach(closeBackStage);

const at = '/operation/skins';
const { recipe } = newSkin();
const name = { 'zh-hans': '松烟绿', 'zh-tw': '', en: 'Pine' };
const stored = (change: Partial<OperationSkin> = {}): OperationSkin => ({
  id: 3,
  skinName: 'own-3',
  name,
  recipe,
  tokens: null,
  isPublished: false,
  isChanged: true,
  sheet: '',
  changedAt: '2026-11-20T01:42:00Z',
  version: 5,
  ...change,
});
const listing = (...skins: OperationSkin[]) => answer(listOwnSkins, () => ({ count: skins.length, results: skins }));
const press = async (label: RegExp | string) => fireEvent.click(await screen.findByRole('button', { name: label }, patience));
const type = async (label: RegExp | string, value: string) =>
  fireEvent.change(await screen.findByRole('textbox', { name: label }, patience), { target: { value } });
const isDisabled = (label: string) => screen.getByRole<HTMLButtonElement>('button', { name: label }).disabled;

describe('the skin workshop', () => {
  it('BAK-112 makes a skin from a brand color, stores it and publishes it', async () => {
    const publish = answer(publishOwnSkin, () => ({ skinName: 'own-3', sheet: '/api/core/skin/own-3/0/' }));
    let skins: OperationSkin[] = [];
    const { server } = await openBackStage({
      at,
      answers: [
        answer(listOwnSkins, () => ({ count: skins.length, results: skins })),
        answer(createOwnSkin, () => {
          skins = [stored()];
          return { id: 3 };
        }),
        publish,
      ],
    });
    await type('Brand color', '#7A3B2E');
    await type(/Name, 简体中文/, '枣红');
    expect(await screen.findByText('Passes', undefined, patience)).toBeDefined();
    await press('Publish');
    await waitFor(() => expect(server.callsOf(publishOwnSkin)).toHaveLength(1), patience);
    expect(server.callsOf(createOwnSkin)[0]?.body).toEqual({
      name: { 'zh-hans': '枣红', 'zh-tw': '', en: '' },
      recipe: { ...recipe, accent: '#7A3B2E' },
      tokens: null,
    });
    expect(server.callsOf(publishOwnSkin)[0]).toMatchObject({ params: { id: 3 }, body: { version: 5 } });
  });

  it('BAK-112 says which pair fails and what would mend it, and publishes only after that', async () => {
    const skin = stored({ recipe: { ...recipe, accent: '#F5C400', isExact: true } });
    const { server } = await openBackStage({ at, answers: [listing(skin), answer(saveOwnSkin, () => ({}))] });
    expect(await screen.findByText('Fails', undefined, patience)).toBeDefined();
    expect(screen.getByText(/^Button on panel: 1\.\d\d:1, needs 3\.00:1$/)).toBeDefined();
    expect(isDisabled('Publish')).toBe(true);
    fireEvent.click(screen.getAllByRole('button', { name: /^Use #/ })[0] as HTMLElement);
    expect(await screen.findByText('Passes', undefined, patience)).toBeDefined();
    expect(isDisabled('Publish')).toBe(false);
    await press('Save draft');
    await waitFor(() => expect(server.callsOf(saveOwnSkin)).toHaveLength(1), patience);
    expect(server.callsOf(saveOwnSkin)[0]?.body).toMatchObject({ version: 5, recipe: { accent: expect.stringMatching(/^#(?!F5C400)/) } });
  });

  it('BAK-112 takes the brand color from the logo of the organization, or from a file that is not sent', async () => {
    images.set('/logo.png', plain([255, 255, 255], [31, 122, 92], [31, 122, 92], [199, 154, 59]));
    images.set('other.png', plain([44, 74, 115]));
    images.set('ink.png', plain([0, 0, 0], [255, 255, 255]));
    const logo = answer(listPolicies, () => ({
      count: 1,
      results: [examplePolicy({ name: 'welcome_logo', kind: 'text', value: '/logo.png' })],
    }));
    const { server } = await openBackStage({ at, answers: [logo, listing(stored())] });
    const colors = () => screen.findByRole('listbox', { name: 'From the logo' }, patience);
    const names = async () =>
      within(await colors())
        .getAllByRole('option')
        .map((option) => option.getAttribute('aria-label'));
    expect(await names()).toEqual(['Green, #1F7A5C', 'Orange, #C79A3B']);
    fireEvent.click(within(await colors()).getByRole('option', { name: 'Orange, #C79A3B' }));
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Brand color' });
    await waitFor(() => expect(field.value).toBe('#C79A3B'), patience);
    const give = (name: string) => {
      const input = document.querySelector<HTMLInputElement>('input[type="file"][accept^="image/jpeg"]') as HTMLInputElement;
      fireEvent.change(input, { target: { files: [new File(['x'], name, { type: 'image/png' })] } });
    };
    give('other.png');
    await waitFor(async () => expect(await names()).toEqual(['Blue, #2C4A73']), patience);
    give('ink.png');
    await screen.findByText('The logo has only black, white and gray.', undefined, patience);
    expect(screen.queryByRole('listbox', { name: 'From the logo' })).toBeNull();
    give('broken.png');
    await screen.findByText('This file isn’t an image that can be read.', undefined, patience);
    expect(field.value).toBe('#C79A3B');
    expect(server.calls.filter(({ endpoint }) => endpoint.method !== 'GET')).toEqual([]);
  });

  it('BAK-112 shows the three pairs closest to their floor, and a skin of the product with nearly the same hue', async () => {
    await openBackStage({ at, answers: [listing(stored())] });
    const list = await screen.findByRole('list', { name: 'The three pairs closest to their floor' }, patience);
    const pairs = within(list)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
    const { nearest } = deriveSkin({ id: 'x', name: { zhHans: '', zhHant: '', en: '' }, ...recipe }).certificate;
    expect(pairs).toEqual(nearest.map(({ measured }) => expect.stringMatching(new RegExp(`^[A-Z].* on .*${measured.toFixed(2)}:1$`))));
    // Names, no paths of values.
    expect(pairs.join(' ')).not.toMatch(/[a-z]\.[a-z]/);
    screen.getByText('The hue is close to that of “Fresh Green”. It can still be published.');
    await type('Brand color', '#B89A10');
    await waitFor(() => expect(screen.queryByText(/The hue is close/)).toBeNull(), patience);
  });

  it('BAK-112 has a name for every value that the certificate pairs', () => {
    const { skin } = deriveSkin({ id: 'x', name: { zhHans: '', zhHant: '', en: '' }, ...recipe });
    const groups = new Set(['rail', 'bar', 'status', 'flag', 'event', 'tag']);
    const paths = contrastPairs(skin)
      .flatMap(({ frontName, backName }) => [frontName, backName])
      .filter((path) => !groups.has(path.split('.')[0] ?? ''));
    expect(paths.filter((path) => !Object.hasOwn(skinTokenStrings, path))).toEqual([]);
  });

  it('BAK-114 shows the draft on the list, the message, the composer and the login', async () => {
    await openBackStage({ at, answers: [listing(stored())] });
    const figure = await screen.findByRole('figure', { name: 'Preview: List' }, patience);
    expect((figure.firstChild as HTMLElement).style.getPropertyValue('--jinshu-color-accent-base')).toMatch(/^oklch\(/);
    for (const one of ['Message', 'Compose', 'Login', 'Phone']) {
      fireEvent.click(screen.getByRole('radio', { name: one }));
      expect(await screen.findByRole('figure', { name: `Preview: ${one}` }, patience)).toBeDefined();
    }
  });

  it('BAK-114 shows the dark partner of a light skin, and both as other eyes see them', async () => {
    await openBackStage({ at, answers: [listing(stored())] });
    const night = await screen.findByRole('figure', { name: 'Preview: At night, made from the same settings' }, patience);
    const skinOf = (figure: HTMLElement) => figure.querySelector<HTMLElement>('[style*="color-scheme"]')?.style.colorScheme;
    expect(skinOf(night)).toBe('dark');
    fireEvent.click(screen.getByRole('button', { name: /Color vision/ }));
    fireEvent.click(await screen.findByRole('option', { name: 'Green-blind' }, patience));
    const filters = await waitFor(() => {
      const found = [...document.querySelectorAll<HTMLElement>('figure [inert]')].map((part) => part.style.filter);
      expect(found[0]).toContain('deuteranopia');
      return found;
    }, patience);
    expect(filters).toEqual(['url(#jinshu-seen-with-deuteranopia)', 'url(#jinshu-seen-with-deuteranopia)']);
    fireEvent.click(screen.getByRole('radio', { name: 'Dark' }));
    await waitFor(() => expect(screen.queryByRole('figure', { name: /At night/ })).toBeNull(), patience);
  });

  it('BAK-113 imports a file of design tokens and names what it does not know', async () => {
    const { server } = await openBackStage({
      at,
      answers: [listing(stored()), answer(importOwnSkin, () => ({ id: 3, unknownTokens: ['elevation'] }))],
    });
    await screen.findByText('Passes', undefined, patience);
    const tokens = JSON.parse(
      JSON.stringify(toDesignTokens(deriveSkin({ id: 'pine', name: { zhHans: '', zhHant: '', en: '' }, accent: '#1F7A5C' }).skin)),
    );
    const file = new File([JSON.stringify(tokens)], 'pine.tokens.json', { type: 'application/json' });
    fireEvent.change(screen.getByLabelText('Import design tokens', { selector: 'input' }), { target: { files: [file] } });
    await waitFor(() => expect(server.callsOf(importOwnSkin)[0]?.body).toEqual({ tokens }), patience);
    expect(await screen.findByText('Unknown tokens in the file were ignored: elevation', undefined, patience)).toBeDefined();
  });

  it('BAK-101 withdraws a published skin', async () => {
    const skin = stored({ isPublished: true, isChanged: false });
    const { server } = await openBackStage({ at, answers: [listing(skin), answer(withdrawOwnSkin, () => ({}))] });
    await press('Withdraw');
    await waitFor(() => expect(server.callsOf(withdrawOwnSkin)[0]).toMatchObject({ params: { id: 3 }, body: { version: 5 } }), patience);
  });
});
