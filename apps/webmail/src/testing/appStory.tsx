import { type Language, languages } from '@jinshu/api';
import type { StoryObj } from '@storybook/react-vite';
import { type LoadedLanguage, loadLanguage } from '../core/language/language.ts';
import { sessionStore } from '../core/session/sessionStore.ts';
import { toasts } from '../core/toast/toasts.ts';
import { ExampleApp } from './ExampleApp.tsx';
import { exampleNow } from './examples.ts';
import { createFakeServer, type FakeAnswer } from './fakeServer.ts';
import { shiftClock } from './shiftClock.ts';
import { usualAnswers } from './usualAnswers.ts';

export interface AppStory {
  /** Initial path of the app. */
  at: string;
  /** Whether a user is logged in. @default true */
  isIn?: boolean | undefined;
  /** Answers that go before the usual ones. */
  answers?: readonly FakeAnswer[] | undefined;
}

type Loader = Extract<NonNullable<StoryObj['loaders']>, readonly unknown[]>[number];

interface Running {
  key: string;
  initial: LoadedLanguage;
  end: () => void;
}

let running: Running | undefined;
let count = 0;

function end(): void {
  running?.end();
  running = undefined;
}

/** Never respond to requests of a finished story: the next one would see the failure. */
const silence = () => new Promise<Response>(() => {});
let outside: typeof fetch | undefined;

/** Gives every call of the API to `server` and leaves the others alone. */
function answerWith(server: typeof fetch): void {
  const through = outside ?? globalThis.fetch;
  outside = through;
  globalThis.fetch = (input, init) => {
    const address = new URL(input instanceof Request ? input.url : input, location.href);
    return address.pathname.startsWith('/api/') ? server(input, init) : through(input, init);
  };
}

/** The app keeps its session, its toasts and its way to the server in modules, so one story at a time has them. */
function begin({ isIn = true, answers = [] }: AppStory, initial: LoadedLanguage, skinName: string): Running {
  end();
  const server = createFakeServer(...answers, ...usualAnswers({ language: initial.language, skinName }));
  answerWith(server.fetch);
  const setClockRight = shiftClock(exampleNow);
  if (isIn) sessionStore.begin('lin.yue@jinshu.example', 'token');
  count += 1;
  return {
    key: `${initial.language}.${count}`,
    initial,
    end: () => {
      sessionStore.clear();
      for (const { id } of toasts.getSnapshot()) toasts.close(id);
      for (const name of ['language', 'skin', 'remembered']) localStorage.removeItem(`jinshu.${name}`);
      setClockRight();
      answerWith(silence);
    },
  };
}

/** A story of the whole app on a fake server, in the language and the skin of the toolbar. */
export function appStory(story: AppStory): StoryObj {
  const load: Loader = async ({ globals, parameters }) => {
    const language = languages.find((known) => known === (parameters.locale ?? globals.locale)) ?? ('en' satisfies Language);
    // A change of skin repaints the running page. A change of language starts it again.
    if (running?.initial.language !== language) running = begin(story, await loadLanguage(language), String(globals.skin));
    return { running };
  };
  return {
    loaders: [load],
    beforeEach: () => end,
    render: (_, { loaded }) => {
      const { key, initial } = loaded.running as Running;
      return <ExampleApp key={key} at={story.at} initial={initial} />;
    },
  };
}
