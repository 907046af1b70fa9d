import { maximumListed, maximumTried, type RuleCondition, type RuleMatch, type TriedMessage, tryFilter } from '@jinshu/api';
import type { ApiClient } from '@jinshu/api/client';
import { CancelledError, useQuery } from '@tanstack/react-query';
import { useAccount } from '../../../core/account/index.ts';
import { sessionKeys } from '../../../core/cache/index.ts';

/** Conditions to try, and where. */
export interface Trial {
  match: RuleMatch;
  conditions: readonly RuleCondition[];
  /** Empty for the most recent messages of the folders that receive mail. */
  folder: string;
}

/** Messages that a rule would match, as far as they are known. */
export interface Tried {
  examined: number;
  count: number;
  messages: readonly TriedMessage[];
}

const none: Tried = { examined: 0, count: 0, messages: [] };
/** A pause in typing after which conditions are tried. */
const pauseMs = 400;

const pause = (signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, pauseMs);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });

interface Run extends Trial {
  api: ApiClient;
  signal: AbortSignal;
  onPart: (tried: Tried) => void;
}

/** Tries conditions part by part, up to the last 1,000 messages or to the end of a folder. */
async function tryAll({ api, signal, onPart, match, conditions, folder }: Run): Promise<Tried> {
  let tried = none;
  let after: number | undefined;
  for (;;) {
    const part = await api.call(tryFilter, { body: { match, conditions: [...conditions], folder, after } }, { signal });
    tried = {
      examined: tried.examined + part.examined,
      count: tried.count + part.count,
      messages: [...tried.messages, ...part.results].slice(0, maximumListed),
    };
    if (part.next === null || (folder === '' && tried.examined >= maximumTried)) return tried;
    after = part.next;
    onPart(tried);
  }
}

/** Counts and lists the existing messages that conditions match. What is typed meanwhile, or a press of Stop, ends the running count. */
export function useTriedRule(trial: Trial | undefined) {
  const { api, queryClient } = useAccount();
  const queryKey = [...sessionKeys.all, 'filter-trial', trial] as const;
  const { data, error, isFetching, refetch } = useQuery({
    queryKey,
    enabled: trial !== undefined,
    staleTime: 60_000,
    gcTime: 60_000,
    retry: false,
    queryFn: async ({ signal }) => {
      await pause(signal);
      return tryAll({ api, signal, onPart: (tried) => queryClient.setQueryData(queryKey, tried), ...(trial as Trial) });
    },
  });
  return {
    tried: data ?? none,
    error: error instanceof CancelledError ? null : error,
    isCounting: isFetching,
    stop: () => void queryClient.cancelQueries({ queryKey, exact: true }, { revert: false }),
    retry: () => void refetch(),
  };
}
