import { afterEach, expect, it } from 'vitest';
import { sessionStore } from '../../core/session/sessionStore.ts';
import { forgetPlace, placeOf } from './readingPlaces.ts';

afterEach(() => sessionStore.clear());

const tabId = 'reading:INBOX:1';

it('RED-48 LGN-50 who has agreed to the pictures of a mail has not agreed for whoever logs in next on the same page', () => {
  sessionStore.begin('lin.yue@jinshu.example', 'a');
  placeOf(tabId).hasAgreed = true;
  placeOf(tabId).scrollTop = 40;
  sessionStore.begin('chen.wei@jinshu.example', 'b');
  expect(placeOf(tabId)).toEqual({ scrollTop: 0 });
  sessionStore.begin('lin.yue@jinshu.example', 'c');
  expect(placeOf(tabId)).toEqual({ scrollTop: 40, hasAgreed: true });
  forgetPlace(tabId);
  expect(placeOf(tabId)).toEqual({ scrollTop: 0 });
});
