/**
 * A name for a file whose MD5 is not known yet, of the same form: a hash of its own name, size, time and first slice. The same file gets
 * it again after a reload, and that is all it is for; what a file is, its MD5 alone says.
 */
export async function nameBeforeMd5(file: File, sliceBytes: number): Promise<string> {
  const known = new Blob([`${file.size} ${file.lastModified} ${file.name}\n`, file.slice(0, sliceBytes)]);
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', await known.arrayBuffer()));
  return Array.from(hash.subarray(0, 16), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
