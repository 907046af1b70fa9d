import SparkMD5 from 'spark-md5';

/** The MD5 of a file, read slice by slice so that its size does not matter (ATT-18). */
export async function md5OfSlices(file: Blob, sliceBytes: number): Promise<string> {
  const hash = new SparkMD5.ArrayBuffer();
  for (let offset = 0; offset < file.size; offset += sliceBytes) hash.append(await file.slice(offset, offset + sliceBytes).arrayBuffer());
  return hash.end();
}
