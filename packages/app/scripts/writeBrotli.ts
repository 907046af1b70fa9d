import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

/** Writes a brotli twin beside each text file of a build, so that the server never compresses. */
export async function writeBrotli(dist: string): Promise<void> {
  const compress = promisify(brotliCompress);
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((file) => /\.(m?js|css|html|svg|json)$/.test(file));
  for (const file of files) {
    const bytes = readFileSync(join(dist, file));
    writeFileSync(join(dist, `${file}.br`), await compress(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
  }
}
