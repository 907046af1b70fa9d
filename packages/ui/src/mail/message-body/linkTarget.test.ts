import { describe, expect, it } from 'vitest';
import { isMisleading, shownTarget, wordsOf } from './linkTarget.ts';

const link = (href: string, text: string) => {
  const element = document.createElement('a');
  element.setAttribute('href', href);
  element.textContent = text;
  return element;
};

describe('isMisleading', () => {
  it.each([
    ['https://evil.example/login', 'https://bank.example/login'],
    ['https://evil.example/', 'www.bank.example'],
    ['https://evil.example/', 'bank.com'],
    ['https://evil.example/', 'Log in at https://bank.example/ now'],
    ['https://evil.example/', '请登录（bank.com.cn）核对'],
    ['https://bank.example.evil.example/', 'bank.example'],
    ['https://bank.example@evil.example/', 'Help'],
    ['https://xn--bnk-6cd.example/', 'https://bank.example'],
    ['http://127.0.0.1/', 'https://bank.example'],
    ['https://evil.example/', 'https://ba\u200bnk.example/'],
    ['https://evil.example/', 'www.ba\u00adnk\u2060.example'],
    ['https://evil.example/', 'ｗｗｗ．ｂａｎｋ．ｅｘａｍｐｌｅ'],
    ['https://evil.example/', '\u202eelpmaxe.knab.www'],
  ])('RED-48 %s under the words %s', (href, text) => {
    expect(isMisleading(link(href, text))).toBe(true);
  });

  it.each([
    ['https://www.bank.example/login', 'bank.example'],
    ['https://bank.example/', 'https://www.bank.example/a/b?c'],
    ['https://login.bank.example/', 'https://bank.example'],
    ['https://files.example/x', 'report.pdf'],
    ['https://bank.example/', '\u200fbank.ex\u200bample'],
    ['https://git.example/x', 'main.ts'],
    ['https://a.example/', 'Click here'],
    ['https://a.example/', 'version 1.2.3 of 2026.11.20'],
    ['mailto:a@b.example', 'https://bank.example'],
    ['#top', 'https://bank.example'],
  ])('leaves %s under the words %s alone', (href, text) => {
    expect(isMisleading(link(href, text))).toBe(false);
  });
});

it('RED-48 what stands in place of a picture is among the words of its link', () => {
  const pictured = link('https://evil.example/', '');
  pictured.innerHTML = '<img alt="https://bank.example/login">';
  expect([isMisleading(pictured), wordsOf(pictured)]).toEqual([true, 'https://bank.example/login']);
  pictured.innerHTML = '<img alt="Our shop"><img>';
  expect([isMisleading(pictured), wordsOf(pictured)]).toEqual([false, 'Our shop']);
});

it('RED-48 shows where a link leads in words that cannot be mistaken', () => {
  expect(shownTarget(link('https://bank.example:x@evil.example/a', ''))).toBe('https://evil.example/a');
  expect(shownTarget(link('https://bаnk.example/', ''))).toBe('https://xn--bnk-6cd.example/');
  expect(shownTarget(link('mailto:a@b.example?subject=%E4%BD%A0', ''))).toBe('mailto:a@b.example?subject=你');
  expect([shownTarget(link('#top', '')), shownTarget(null)]).toEqual(['', '']);
});
