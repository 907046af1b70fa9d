import { sealSecret } from '@jinshu/api/client';
import type { QueryClient } from '@tanstack/react-query';
import { loginPageOptions } from '../../core/session/index.ts';
import type { ChosenPassword } from './PasswordChoice.tsx';

/** Returns a password as the calls take it: sealed, or absent for one that the server makes. */
export async function sealPassword(queryClient: QueryClient, { isTyped, password, mustChange }: ChosenPassword) {
  if (!isTyped) return { mustChange };
  const { publicKey } = await queryClient.fetchQuery(loginPageOptions);
  return { mustChange, password: await sealSecret(publicKey, password) };
}
