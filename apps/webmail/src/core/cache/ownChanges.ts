import { readMessage } from '@jinshu/api';
import type { ApiClient, CallOptions } from '@jinshu/api/client';

/** Longest time that pushed changes wait for a pending call of this page that may have caused them, in milliseconds. */
const patienceMs = 1_000;
/** Number of versions remembered. Without a push connection, they are never looked up. */
const remembered = 1_000;

/** Pending calls of this page that may change data. */
const underWay = new Set<Promise<unknown>>();
/** Time of the response that named a journal version as made by this page. */
const answeredAt = new Map<number, number>();
/** Versions whose changes the page has worked into its cache: their news say nothing. */
const known = new Set<number>();

function note(versions: readonly number[]): void {
  for (const version of versions) answeredAt.set(version, performance.now());
  for (const version of answeredAt.keys()) {
    if (answeredAt.size <= remembered) break;
    answeredAt.delete(version);
    known.delete(version);
  }
}

/** Journal versions of the changes that this page made itself, so that their push doesn't request the data again. */
export const ownChanges = {
  /** For `onChanges` of a call whose caller tells the cache all that it changes. */
  know(versions: readonly number[]): void {
    for (const version of versions) known.add(version);
  },

  /** The client whose calls are watched. */
  watch(api: ApiClient): ApiClient {
    const call: ApiClient['call'] = (endpoint, ...[input, options]) => {
      const onChanges = (versions: readonly number[]) => {
        note(versions);
        options?.onChanges?.(versions);
      };
      const answer = api.call(endpoint, ...([input, { ...options, onChanges } satisfies CallOptions] as never));
      // Reading a message marks it as read. File uploads take long and don't make changes that are pushed.
      const mayChange = endpoint.method === 'GET' ? endpoint.path === readMessage.path : !(endpoint.body && 'kind' in endpoint.body);
      if (!mayChange) return answer;
      const ended: Promise<unknown> = answer.then(
        () => underWay.delete(ended),
        () => underWay.delete(ended),
      );
      underWay.add(ended);
      return answer;
    };
    return { ...api, call };
  },

  /** Resolves when the origin of the pushed changes can be determined. Undefined if no call is pending. */
  pending(): Promise<unknown> | undefined {
    if (underWay.size === 0) return undefined;
    const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
    // Wait for one more task, so that callers first apply their responses to the cache.
    return Promise.race([Promise.all(underWay).then(() => pause(0)), pause(patienceMs)]);
  },

  /**
   * Returns the origin of these versions:
   *
   * - `known`: made by this page, and the cache has all their changes.
   * - `{ since }`: made by this page, which has reported its changes to the cache since then.
   * - `undefined`: made elsewhere.
   */
  whose(versions: readonly number[]): 'known' | { since: number } | undefined {
    if (versions.length === 0 || !versions.every((version) => answeredAt.has(version))) return undefined;
    if (versions.every((version) => known.has(version))) return 'known';
    return { since: Math.max(...versions.map((version) => answeredAt.get(version) ?? 0)) };
  },
};
