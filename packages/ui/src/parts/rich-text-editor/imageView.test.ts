import type { EditorView } from 'prosemirror-view';
import { expect, it } from 'vitest';
import { createImageView } from './imageView.ts';
import { schema } from './schema.ts';

const shown = (src: string) => {
  const node = schema.nodes.image?.create({ src });
  if (!node) throw new Error('There are no pictures.');
  const { dom } = createImageView('Resize', '/api/setting/picture/')(node, {} as EditorView, () => 0);
  return (dom as HTMLElement).querySelector('img')?.getAttribute('src') ?? null;
};

it.each(['data:image/png;base64,AA==', 'blob:http://x/1', '/api/setting/picture/6c1f1c34-8a3f-4a54-9a55-0a6d6f0f8a10/'])(
  'CMP-19 a picture of the writer is shown: %s',
  (src) => expect(shown(src)).toBe(src),
);

it.each([
  'https://tracker.example/a.png',
  '/api/core/logout/',
  '/api/setting/picture/../../core/logout/',
  '/api/setting/picture/1/?x=1',
  'https://x.example/api/setting/picture/1/',
])('one that tells somebody that a mail is answered is not fetched: %s', (src) => expect(shown(src)).toBeNull());
