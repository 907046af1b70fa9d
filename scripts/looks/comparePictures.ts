import sharp from 'sharp';

/** Color difference, summed over the three channels, above which a pixel counts as different. */
const visibleDistance = 40;
/** Number of pixels that may differ by chance. Small, since both images come from the same machine and browser. */
const tolerance = 24;

/** Compares two PNG images. Returns null if they look the same, otherwise a PNG of the second one, faded, with differing pixels in red. */
export async function comparePictures(before: Buffer, after: Buffer): Promise<Buffer | null> {
  const sizes = await Promise.all([before, after].map((picture) => sharp(picture).metadata()));
  const width = Math.max(...sizes.map((size) => size.width));
  const height = Math.max(...sizes.map((size) => size.height));
  const isOneSize = sizes.every((size) => size.width === width && size.height === height);
  const [a, b] = await Promise.all(
    [before, after].map((picture) =>
      sharp(picture)
        .removeAlpha()
        .toColourspace('srgb')
        // Points that only one picture has count as different: nothing in a skin has this color.
        .resize({ width, height, fit: 'contain', position: 'left top', background: '#ff00ff', withoutEnlargement: true })
        .raw()
        .toBuffer(),
    ),
  );
  if (!a || !b || (isOneSize && a.equals(b))) return null;
  const drawn = Buffer.alloc(b.length);
  let different = 0;
  for (let at = 0; at < b.length; at += 3) {
    const distance = [0, 1, 2].reduce((sum, channel) => sum + Math.abs((a[at + channel] ?? 0) - (b[at + channel] ?? 0)), 0);
    const isDifferent = distance > visibleDistance;
    if (isDifferent) different += 1;
    for (const channel of [0, 1, 2]) drawn[at + channel] = isDifferent ? Number(channel === 0) * 255 : 191 + ((b[at + channel] ?? 0) >> 2);
  }
  if (isOneSize && different <= tolerance) return null;
  return sharp(drawn, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer();
}
