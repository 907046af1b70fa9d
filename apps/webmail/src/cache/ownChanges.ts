import { readMessage } from '@jinshu/api';
import type { ApiClient, CallOptions } from '@jinshu/api/client';

/** News wait at most so long for a call of ours that may be what they tell of. */
const patienceMs = 1_000;
/** So many versions are remembered: without a push connection nobody asks for them. */
const remembered = 1_000;

/** Calls of this page that are under way and may change something. */
const underWay = new Set<Promise<unknown>>();
/** When the answer came that named a version of the journal as made by this page. */
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

/** What this page has changed itself, by the versions of the journal, so that the push of it asks for nothing again. */
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
      // To read a letter marks it. Files take long and change nothing that is told.
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

  /** What has to end before it is known whose the news are; nothing, when no call is under way. */
  pending(): Promise<unknown> | undefined {
    if (underWay.size === 0) return undefined;
    const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
    // Once the answers are here, whoever asked tells the cache before anything else happens.
    return Promise.race([Promise.all(underWay).then(() => pause(0)), pause(patienceMs)]);
  },

  /**
   * Whose news these versions are: of this page, which knows all of it already (`known`) or has told what it knows of since `since`; of
   * others (`undefined`).
   */
  whose(versions: readonly number[]): 'known' | { since: number } | undefined {
    if (versions.length === 0 || !versions.every((version) => answeredAt.has(version))) return undefined;
    if (versions.every((version) => known.has(version))) return 'known';
    return { since: Math.max(...versions.map((version) => answeredAt.get(version) ?? 0)) };
  },
};
