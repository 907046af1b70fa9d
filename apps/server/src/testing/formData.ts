import { randomUUID } from 'node:crypto';

/** A form with a file, as a browser sends it. */
export class TestForm {
  readonly contentType: string;
  readonly payload: Buffer;

  constructor(fileName: string, bytes: Buffer, fields: Record<string, string> = {}) {
    const boundary = randomUUID();
    const parts = Object.entries(fields).map(
      ([field, value]) => `--${boundary}\r\nContent-Disposition: form-data; name="${field}"\r\n\r\n${value}\r\n`,
    );
    const head = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="${fileName}"\r\n\r\n`;
    this.payload = Buffer.concat([Buffer.from(parts.join('') + head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]);
    this.contentType = `multipart/form-data; boundary=${boundary}`;
  }
}
