import type { Deps } from '../../platform/deps/index.ts';
import { type OutgoingWay, readOutgoingWay } from '../relay-setting/index.ts';
import type { DirectPaths } from './connectDirect.ts';
import { createSigner } from './createSigner.ts';
import { openDirect } from './openDirect.ts';
import { openRelay, type RelayTransport } from './relay.ts';

/** The way of outgoing mail, which follows its setting. */
export interface KeptWay {
  /** Returns the way in force; null where mail waits for one. */
  current(): Promise<RelayTransport | null>;
  close(): void;
}

/** Options of the way of outgoing mail. The defaults are those of a server. */
export type WayOptions = Partial<Omit<DirectPaths, 'resolve'>>;

/** Opens a way of outgoing mail; null where there is none. */
function openWay(
  deps: Pick<Deps, 'db' | 'config' | 'resolve'>,
  { relay, isDirect }: Pick<OutgoingWay, 'relay' | 'isDirect'>,
  { times, ...direct }: WayOptions = {},
): RelayTransport | null {
  const { config, resolve } = deps;
  const sign = createSigner(deps);
  if (isDirect) return openDirect(config, { ...direct, resolve, sign, times });
  return openRelay({ ...config, smtp: { ...config.smtp, relay } }, times, sign);
}

/** Keeps the way of outgoing mail open, and opens another one when its setting changes. Messages in transit end on the former one. */
export function keepWay(deps: Pick<Deps, 'db' | 'config' | 'resolve'>, options: WayOptions = {}): KeptWay {
  let known: { stamp: string; way: RelayTransport | null } | undefined;
  return {
    async current() {
      const setting = await readOutgoingWay(deps);
      if (known?.stamp !== setting.stamp) {
        known?.way?.close();
        known = { stamp: setting.stamp, way: openWay(deps, setting, options) };
      }
      return known.way;
    },
    close: () => known?.way?.close(),
  };
}
