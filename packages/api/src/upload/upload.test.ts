import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { finishUpload } from './upload.endpoints.ts';

const body = finishUpload.body as z.ZodMiniType;
const file = { md5: 'f'.repeat(32), name: 'a.eml', type: 'message/rfc822', size: 10, folderId: -1 };

it('ATT-23 an upload is for an attachment or an import, by the words of the wire, and for nothing else', () => {
  for (const uploadType of ['mail', 'eml'] as const) {
    const wire = z.encode(body, { ...file, uploadType });
    expect(wire).toMatchObject({ upload_type: uploadType });
    expect(z.decode(body, wire as never)).toMatchObject({ uploadType });
  }
  const wire = z.encode(body, { ...file, uploadType: 'mail' }) as object;
  for (const upload_type of ['', 'disk', undefined]) expect(z.safeDecode(body, { ...wire, upload_type } as never).success).toBe(false);
});
