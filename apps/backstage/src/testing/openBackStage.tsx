import {
  getLoginPage,
  getOperationSession,
  getPerson,
  type Language,
  languages,
  languageTexts,
  listOperationDepartments,
  listPeople,
  listPersonSessions,
  type OperationSession,
  Problem,
} from '@jinshu/api';
import type { LoadedLanguage } from '@jinshu/app/language';
import { answer, createFakeServer, type FakeAnswer, type FakeServer } from '@jinshu/app/testing';
import { toasts } from '@jinshu/app/toast';
import { QueryClient } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { vi } from 'vitest';
// What loads when it is needed is here before the first test asks for it.
import '../shell/BackStage.tsx';
import '../shell/SearchScreen.tsx';
import '../places/approval/index.ts';
import '../places/book/index.ts';
import '../places/content/index.ts';
import '../places/department/index.ts';
import '../places/directory/index.ts';
import '../places/people/index.ts';
import '../places/mail-system/index.ts';
import '../places/queue/index.ts';
import '../places/policy/index.ts';
import '../places/record/index.ts';
import '../places/review-rule/index.ts';
import '../places/role/index.ts';
import '../places/shared/index.ts';
import '../places/state/index.ts';
import { setToken } from '../core/api/index.ts';
import { App } from '../shell/App.tsx';
import { exampleListed, examplePerson, exampleSession } from './examples.ts';
import { loadLanguage } from './language.ts';

/** For what comes after a call or two, on a machine that is busy. */
export const patience = { timeout: 10_000 };

export interface OpenBackStage {
  /** @default '/operation/people' */
  at?: string | undefined;
  /** Session at the start; `null` before the login. @default a super administrator */
  session?: OperationSession | null | undefined;
  /** Answers that go before the usual ones. */
  answers?: readonly FakeAnswer[] | undefined;
  language?: Language | undefined;
}

/** Returns the public half of a new RSA key, in the format that the login page receives. */
async function publicKey(): Promise<string> {
  const pair = await crypto.subtle.generateKey(
    { name: 'RSA-OAEP', modulusLength: 2048, publicExponent: new Uint8Array([1, 0, 1]), hash: 'SHA-256' },
    true,
    ['encrypt', 'decrypt'],
  );
  return btoa(String.fromCharCode(...new Uint8Array(await crypto.subtle.exportKey('spki', pair.publicKey))));
}

function usualAnswers(session: OperationSession | null): FakeAnswer[] {
  return [
    answer(getOperationSession, () => {
      if (!session) throw new Problem('session-expired');
      return session;
    }),
    answer(getLoginPage, async () => ({
      domain: 'jinshu.example',
      systemName: '锦书研究院',
      systemNames: languageTexts('锦书研究院'),
      publicKey: await publicKey(),
      logo: '',
      languages: [...languages],
      hasSocialLogin: false,
      socialProviders: [],
      hasRegistration: false,
      hasRecovery: false,
      hasPasskeyLogin: false,
      skinName: 'jingdianlan',
    })),
    answer(listPeople, () => ({
      count: 2,
      results: [exampleListed(), exampleListed({ id: 8, name: '陈伟', userName: 'chen.wei@jinshu.example' })],
    })),
    answer(getPerson, () => examplePerson()),
    answer(listPersonSessions, () => ({ count: 0, results: [] })),
    answer(listOperationDepartments, () => ({
      count: 2,
      results: [
        { id: 1, name: '锦书研究院', parentId: null, peopleCount: 1, allPeopleCount: 3, version: 1 },
        { id: 2, name: '研究部', parentId: 1, peopleCount: 2, allPeopleCount: 2, version: 1 },
      ],
    })),
  ];
}

export interface OpenedBackStage {
  server: FakeServer;
  /** Every address so far, the present one last. */
  visited: readonly string[];
}

/** Opens the back stage on a fake server. End it with {@link closeBackStage}. */
export async function openBackStage({
  at = '/operation/people',
  session = exampleSession(),
  answers = [],
  language = 'en',
}: OpenBackStage = {}): Promise<OpenedBackStage> {
  localStorage.clear();
  const server = createFakeServer(...answers, ...usualAnswers(session));
  vi.stubGlobal('fetch', server.fetch);
  const visited: string[] = [];
  const queryClient = new QueryClient({
    defaultOptions: {
      queries: { staleTime: Number.POSITIVE_INFINITY, retry: false, refetchOnWindowFocus: false },
      mutations: { retry: false },
    },
  });
  const initial = (await loadLanguage(language)) as unknown as LoadedLanguage;
  render(
    <MemoryRouter initialEntries={[at]}>
      <Address onAddress={(address) => visited.push(address)} />
      <App initial={initial} queryClient={queryClient} />
    </MemoryRouter>,
  );
  if (session) await screen.findAllByRole('navigation', {}, patience);
  return { server, visited };
}

function Address({ onAddress }: { onAddress: (address: string) => void }) {
  const { pathname, search } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a listener that is another function is the same one
  useEffect(() => {
    onAddress(`${pathname}${search}`);
  }, [pathname, search]);
  return null;
}

/** Takes the back stage away with all that it keeps in modules. */
export function closeBackStage(): void {
  cleanup();
  toasts.clear();
  setToken('');
  localStorage.clear();
  vi.unstubAllGlobals();
}
