import { createHash } from 'node:crypto';
import { Problem, portraitSizes } from '@jinshu/api';
import { createConfinedReader } from '../../platform/confined/index.ts';
import type { Portrait } from './portrait.repository.ts';
import type { PortraitToScale, ScaledPortrait } from './ScaledPortrait.ts';

const program = new URL('./portraitProcess.ts', import.meta.url);
const mostWaiting = 20;

/** Decodes portraits in a process of their own: none can take the server down. */
export interface PortraitScaler {
  /** @throws {Problem} `image-type` for files that can't be decoded, or cost too much to decode. */
  scale(bytes: Uint8Array): Promise<Portrait>;
  close(): void;
}

/** Makes a scaler. Its process starts with the first portrait and ends when there are none. */
export function createPortraitScaler(): PortraitScaler {
  const reader = createConfinedReader<PortraitToScale, ScaledPortrait>({
    program,
    heapMegabytes: 256,
    timeLimitMs: 10_000,
    idleMs: 30_000,
    niceness: 5,
    hasNativeCode: true,
  });
  return {
    async scale(bytes) {
      if (reader.pending >= mostWaiting) throw new Problem('unavailable');
      const scaled = await reader.read({ bytes, sizes: portraitSizes });
      if ('failure' in scaled) throw new Problem('image-type');
      const [small, regular, large] = [scaled.small, scaled.regular, scaled.large].map((one) => Buffer.from(one)) as [
        Buffer,
        Buffer,
        Buffer,
      ];
      return { hash: createHash('sha256').update(large).digest(), small, regular, large };
    },
    close: () => reader.close(),
  };
}
