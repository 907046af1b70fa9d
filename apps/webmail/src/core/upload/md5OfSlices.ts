import SparkMD5 from 'spark-md5';

/** The MD5 of a file, read slice by slice so that its size does not matter (ATT-18). */
export async function md5OfSlices(file: Blob, sliceBytes: number): Promise<string> {
  const hash = new SparkMD5.ArrayBuffer();
  const reader = byteReaderOf(file);
  const slices = reader ? streamed(reader, file, sliceBytes) : apart(file, sliceBytes);
  for await (const slice of slices) hash.append(slice);
  return hash.end();
}

/** A stream that fills a buffer that it is given. Not every browser has one for files. */
function byteReaderOf(file: Blob): ReadableStreamBYOBReader | undefined {
  try {
    return file.stream().getReader({ mode: 'byob' });
  } catch (error) {
    if (error instanceof TypeError) return undefined;
    throw error;
  }
}

/** Yields all slices in one buffer, which is refilled for the next one. This takes less than half the time of a read for each slice. */
async function* streamed(reader: ReadableStreamBYOBReader, { size }: Blob, sliceBytes: number): AsyncGenerator<ArrayBuffer> {
  let buffer = new ArrayBuffer(Math.min(sliceBytes, size));
  for (let left = size; left > 0; left -= buffer.byteLength) {
    if (left < buffer.byteLength) buffer = new ArrayBuffer(left);
    for (let filled = 0; filled < buffer.byteLength; ) {
      const { done, value } = await reader.read(new Uint8Array(buffer, filled));
      if (done) throw new Error('the file is shorter than it was');
      filled += value.byteLength;
      buffer = value.buffer;
    }
    yield buffer;
  }
}

async function* apart(file: Blob, sliceBytes: number): AsyncGenerator<ArrayBuffer> {
  for (let offset = 0; offset < file.size; offset += sliceBytes) yield await file.slice(offset, offset + sliceBytes).arrayBuffer();
}
