import { fetchPicture, internet, type Network, type Picture, PictureRefusal } from './fetchPicture.ts';

/** Fetches an image or returns it from the cache. */
export type BringPicture = (url: string) => Promise<Picture>;

const limits = { keptMs: 600_000, keptBytes: 64 * 1024 * 1024, atOnce: 16, waiting: 500 };

/**
 * Creates a function that fetches images with limited concurrency and caches them for 10 minutes. Many users open a message to all staff at
 * once, and the sender's server sees only one request.
 */
export function rememberPictures(network: Network = internet, now: () => number = Date.now): BringPicture {
  const kept = new Map<string, { until: number; picture: Picture }>();
  const underWay = new Map<string, Promise<Picture>>();
  const waiting: (() => void)[] = [];
  let keptBytes = 0;
  let running = 0;

  const drop = (url: string) => {
    keptBytes -= kept.get(url)?.picture.bytes.length ?? 0;
    kept.delete(url);
  };
  const keep = (url: string, picture: Picture) => {
    drop(url);
    kept.set(url, { until: now() + limits.keptMs, picture });
    keptBytes += picture.bytes.length;
    // The oldest entries come first.
    for (const [oldest, { until }] of kept) {
      if (keptBytes <= limits.keptBytes && until > now()) break;
      drop(oldest);
    }
  };
  const bring = async (url: string) => {
    if (running >= limits.atOnce) {
      if (waiting.length >= limits.waiting) throw new PictureRefusal('too-slow');
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else running += 1;
    try {
      const picture = await fetchPicture(url, network);
      keep(url, picture);
      return picture;
    } finally {
      const next = waiting.shift();
      // The next waiting request takes this slot.
      if (next) next();
      else running -= 1;
    }
  };

  return (url) => {
    const known = kept.get(url);
    if (known && known.until > now()) return Promise.resolve(known.picture);
    const asked = underWay.get(url) ?? bring(url).finally(() => underWay.delete(url));
    underWay.set(url, asked);
    return asked;
  };
}
