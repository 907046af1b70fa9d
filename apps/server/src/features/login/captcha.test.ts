import type { Captcha, CaptchaAnswer } from '@jinshu/api';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { policies } from '../../platform/policy/policies.ts';
import { setPolicies } from '../../platform/policy/setPolicy.ts';
import { buildTestApp, type TestApp } from '../../testing/buildTestApp.ts';
import { captchaKinds, clickRadius } from './captchaKinds.ts';
import { clickCounts, drawClickCaptcha } from './drawClickCaptcha.ts';
import { drawGlyph } from './drawGlyph.ts';
import { clickCharacters, codeCharacters, glyphs } from './glyphs.ts';

type Kind = Captcha['kind'];
type Answer = Omit<CaptchaAnswer, 'id'>;

let test: TestApp;
let other: TestApp;

beforeAll(async () => {
  test = await buildTestApp({ env: { JINSHU_CAPTCHA: 'text' } });
  other = await buildTestApp({ env: { JINSHU_CAPTCHA: 'text' }, database: test.database });
});
afterAll(async () => {
  await other.close();
  await test.close();
});

const use = (captcha: Kind, more: { captcha_length?: number; captcha_limit?: number } = {}) =>
  setPolicies(test.deps.db, { of: 'organisation' }, { captcha, ...more });
const fresh = async (): Promise<Captcha> => (await test.app.inject('/api/core/login-before/')).json().captcha;
const check = async (id: string, answer: Answer, { app } = test) =>
  (await app.inject({ method: 'POST', url: '/api/core/login-before/', payload: { answer: { id, ...answer } } })).json();

async function secretOf<T>(id: string): Promise<T> {
  const row = await test.deps.db.selectFrom('captcha').select('answer').where('id', '=', id).executeTakeFirstOrThrow();
  return row.answer as T;
}
const placesOf = async (id: string) => (await secretOf<{ places: { x: number; y: number }[] }>(id)).places;
const textOf = async (id: string) => (await secretOf<{ text: string }>(id)).text;

/** The right answer, as a person would give it. */
async function answerTo({ id, kind }: Captcha): Promise<Answer> {
  return kind === 'click' ? { points: await placesOf(id) } : { text: await textOf(id) };
}

const png = (address: string) => sharp(Buffer.from(address.replace('data:image/png;base64,', ''), 'base64')).metadata();

describe('the click captcha', () => {
  beforeAll(() => use('click'));

  it('LGN-11 LGN-14 shows four characters and asks for three of them', async () => {
    const captcha = await fresh();
    expect(captcha).toMatchObject({ kind: 'click', width: 300, height: 128, words: expect.any(Array) });
    expect(await png(captcha.picture)).toMatchObject({ format: 'png', width: 300, height: 128 });
    expect([new Set(captcha.words).size, clickCounts]).toEqual([3, { drawn: 4, requested: 3 }]);
    expect(JSON.stringify(captcha)).not.toContain('places');
  });

  it.each([
    ['at its center', 0, 0, true],
    ['40 pixels beside it', 40, 0, true],
    ['40 pixels below it', 0, 40, true],
    ['40 pixels away askew', 24, 32, true],
    ['41 pixels beside it', 41, 0, false],
    ['40 pixels in both directions', 40, 40, false],
  ])('LGN-15 judges a click %s', async (_, dx, dy, isRight) => {
    const { id } = await fresh();
    const points = (await placesOf(id)).map(({ x, y }, index) => (index === 1 ? { x: x + dx, y: y + dy } : { x, y }));
    expect([clickRadius, (await check(id, { points })).is_halfway ?? false]).toEqual([40, isRight]);
  });

  it('LGN-15 needs each of the three characters, in the order asked for', async () => {
    const wrong = [
      (places: unknown[]) => places.toReversed(),
      (places: unknown[]) => places.slice(0, 2),
      (places: unknown[]) => [...places, places[0]],
      () => [],
    ];
    for (const change of wrong) {
      const { id } = await fresh();
      const points = change(await placesOf(id)) as { x: number; y: number }[];
      expect(await check(id, { points })).toEqual({ is_passed: false, captcha: expect.objectContaining({ kind: 'click' }) });
    }
  });

  it('LGN-15 draws characters so far apart that the center of one never counts for another', async () => {
    for (let n = 0; n < 20; n += 1) {
      const { places } = await drawClickCaptcha();
      for (const [index, a] of places.entries())
        for (const b of places.slice(index + 1)) expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(clickRadius);
    }
  });
});

describe('the text captcha', () => {
  beforeAll(() => use('text'));

  it('LGN-16 has six characters unless the organization says otherwise', async () => {
    const captcha = await fresh();
    expect([captcha.kind, captcha.length, (await textOf(captcha.id)).length, policies.captcha_length.initial]).toEqual(['text', 6, 6, 6]);
    await use('text', { captcha_length: 4 });
    const short = await fresh();
    expect([short.length, (await textOf(short.id)).length]).toEqual([4, 4]);
    await use('text', { captcha_length: 6 });
  });

  it('LGN-17 takes small and capital letters alike, and blanks around them', async () => {
    for (const write of [(code: string) => code.toLowerCase(), (code: string) => ` ${code} `]) {
      const { id } = await fresh();
      expect(await check(id, { text: write(await textOf(id)) })).toEqual({ is_passed: true });
    }
  });

  it('LGN-16 refuses any other code and shows another picture', async () => {
    const { id, picture } = await fresh();
    const code = await textOf(id);
    const answer = await check(id, { text: `${code.slice(0, -1)}${code.endsWith('A') ? 'C' : 'A'}` });
    expect(answer).toEqual({ is_passed: false, captcha: expect.objectContaining({ kind: 'text', length: 6 }) });
    expect(answer.captcha.picture).not.toBe(picture);
  });
});

describe('the arithmetic captcha', () => {
  beforeAll(() => use('arithmetic'));

  it('LGN-18 asks for sums of numbers up to 100', async () => {
    const sums = await Promise.all(Array.from({ length: 60 }, async () => Number(await textOf((await fresh()).id))));
    expect(policies.captcha_limit.initial).toBe(100);
    for (const sum of sums) expect(sum >= 2 && sum <= 200).toBe(true);
    expect(Math.max(...sums)).toBeGreaterThan(100);
  });

  it('BAK-69 takes another limit from the organization', async () => {
    await use('arithmetic', { captcha_limit: 10 });
    for (let n = 0; n < 20; n += 1) expect(Number(await textOf((await fresh()).id))).toBeLessThanOrEqual(20);
    await use('arithmetic', { captcha_limit: 100 });
  });

  it('LGN-18 takes the sum and nothing else', async () => {
    const { id } = await fresh();
    expect(await check(id, { text: await textOf(id) })).toMatchObject({ is_passed: false, is_halfway: true });
    for (const wrong of [(sum: string) => String(Number(sum) + 1), (sum: string) => `${sum}.0`, () => '', () => '１']) {
      const { id: next } = await fresh();
      expect(await check(next, { text: wrong(await textOf(next)) })).toEqual({ is_passed: false, captcha: expect.anything() });
    }
  });
});

describe.each(['click', 'text', 'arithmetic'] as const)('a captcha of kind %s', (kind) => {
  beforeAll(() => use(kind));

  it('LGN-20 takes one answer, however many come side by side at two servers', async () => {
    const captcha = await fresh();
    const right = await answerTo(captcha);
    const answers = await Promise.all(Array.from({ length: 10 }, (_, n) => check(captcha.id, right, n % 2 ? other : test)));
    expect(answers.filter((answer) => answer.is_passed || answer.is_halfway)).toHaveLength(1);
  });

  it('LGN-20 cannot be tried again after a wrong answer', async () => {
    const captcha = await fresh();
    const right = await answerTo(captcha);
    await check(captcha.id, { text: 'wrong', points: [] });
    expect((await check(captcha.id, right)).is_passed).toBe(false);
  });

  it('LGN-11 refuses the answer to another kind', async () => {
    for (const answer of [{ offset: 10 }, {}]) {
      const { id } = await fresh();
      expect(await check(id, answer)).toEqual({ is_passed: false, captcha: expect.objectContaining({ kind }) });
    }
  });

  it('LGN-11 passes after as many captchas in a row as keep a guess below one in five hundred', async () => {
    const { rounds } = captchaKinds[kind];
    // The best guess: an order of the four drawn characters, one of the codes, the most frequent sum.
    const chance = { click: 1 / 24, text: 1 / codeCharacters.length ** 6, arithmetic: 1 / 100 }[kind];
    expect(chance ** rounds).toBeLessThan(1 / 500);
    let answer = await check('00000000-0000-4000-8000-000000000000', {});
    for (let round = 1; round <= rounds; round += 1) {
      expect(answer.is_passed).toBe(false);
      answer = await check(answer.captcha.id, await answerTo(answer.captcha));
    }
    expect(answer).toEqual({ is_passed: true });
  });
});

describe('the characters', () => {
  it('LGN-11 are drawn without a font, each within its size and never twice the same', () => {
    for (const character of Object.keys(glyphs)) {
      const drawn = drawGlyph(character, { x: 50, y: 50, size: 40 });
      const numbers = drawn.match(/-?\d+\.\d/g)?.map(Number) ?? [];
      expect(numbers.length).toBeGreaterThan(6);
      expect(Math.min(...numbers)).toBeGreaterThan(50 - clickRadius);
      expect(Math.max(...numbers)).toBeLessThan(50 + clickRadius);
      expect(drawGlyph(character, { x: 50, y: 50, size: 40 })).not.toBe(drawn);
    }
    expect(clickCharacters.length).toBeGreaterThanOrEqual(20);
    for (const lookalike of '01OILBGSZQV') expect(codeCharacters).not.toContain(lookalike);
  });
});
