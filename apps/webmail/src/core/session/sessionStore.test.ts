import { act, renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';

const stored = () => Object.fromEntries(Object.entries(localStorage).filter(([key]) => key.startsWith('jinshu.')));

/** The store as a page finds it that has just been loaded. */
async function load() {
  vi.resetModules();
  return import('./sessionStore.ts');
}

beforeEach(() => localStorage.clear());

describe('sessionStore', () => {
  it('SES-03 keeps the user name on the device, so that a reload finds it', async () => {
    (await load()).sessionStore.begin('lin.yue@jinshu.example', 'token-1');
    expect((await load()).sessionStore.get()).toEqual({ userName: 'lin.yue@jinshu.example', token: 'token-1', isLocked: false });
  });

  it('SES-02 mirrors the locked flag on the device', async () => {
    localStorage.setItem('jinshu.user', 'lin.yue');
    localStorage.setItem('jinshu.locked', '1');
    expect((await load()).sessionStore.get().isLocked).toBe(true);
  });

  it('LGN-10 a session that begins is not locked', async () => {
    localStorage.setItem('jinshu.locked', '1');
    const { sessionStore } = await load();
    sessionStore.begin('lin.yue', 'token-1');
    expect([sessionStore.get().isLocked, stored()['jinshu.locked']]).toEqual([false, '0']);
  });

  it('SES-17 keeps the token that a refresh answered', async () => {
    const { sessionStore } = await load();
    sessionStore.begin('lin.yue', 'token-1');
    sessionStore.setToken('token-2');
    expect([sessionStore.get(), stored()['jinshu.token']]).toEqual([{ userName: 'lin.yue', token: 'token-2', isLocked: false }, 'token-2']);
  });

  it('LCK-05 SES-11 a refresh does not unlock what another window has just locked', async () => {
    const { sessionStore } = await load();
    sessionStore.begin('lin.yue', 'token-1');
    localStorage.setItem('jinshu.locked', '1');
    sessionStore.setToken('token-2');
    expect(stored()).toMatchObject({ 'jinshu.locked': '1', 'jinshu.token': 'token-2' });
  });

  it('API-10 LGN-50 forgets name, token and locked flag', async () => {
    const { sessionStore } = await load();
    sessionStore.begin('lin.yue', 'token-1');
    sessionStore.clear();
    expect([sessionStore.get(), stored()]).toEqual([{ userName: '', token: '', isLocked: false }, {}]);
  });

  it('a token that comes after the end begins no session', async () => {
    const { sessionStore } = await load();
    sessionStore.clear();
    sessionStore.setToken('late');
    expect([sessionStore.get().userName, stored()]).toEqual(['', {}]);
  });

  it('hears of a login and a logout in another tab of the browser', async () => {
    const { sessionStore, useStoredSession } = await load();
    sessionStore.begin('lin.yue', 'token-1');
    const { result } = renderHook(useStoredSession);
    localStorage.removeItem('jinshu.user');
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'jinshu.user' })));
    expect(result.current.userName).toBe('');
  });

  it('does not mind what others keep on the device', async () => {
    const { sessionStore } = await load();
    const heard = vi.fn();
    sessionStore.subscribe(heard);
    window.dispatchEvent(new StorageEvent('storage', { key: 'something.else' }));
    expect(heard).not.toHaveBeenCalled();
  });
});
