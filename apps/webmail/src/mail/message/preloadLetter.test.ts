import { getParameters } from '@jinshu/api';
import { QueryClient } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { api } from '../../core/api/api.ts';
import { parametersOptions } from '../../core/session/session.queries.ts';
import { exampleParameters } from '../../testing/examples.ts';
import { preloadLetter } from './preloadLetter.ts';

it('RED-47 the mode of the reader is known before a letter is opened, and stays known', async () => {
  const call = vi.spyOn(api, 'call').mockImplementation(async () => ({ results: exampleParameters }));
  const queryClient = new QueryClient({ defaultOptions: { queries: { gcTime: 0 } } });
  await preloadLetter({ api, queryClient });
  expect(call.mock.calls.map(([endpoint]) => endpoint)).toEqual([getParameters]);
  await new Promise((resolve) => setTimeout(resolve));
  expect(queryClient.getQueryData(parametersOptions(api).queryKey)).toEqual(exampleParameters);
});
