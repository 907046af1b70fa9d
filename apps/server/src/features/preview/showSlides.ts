import path from 'node:path/posix';
import { Parser } from 'htmlparser2';
import { type ArchiveEntry, Unreadable } from '../../mime/document/index.ts';
import { limits } from './limits.ts';
import { escapeHtml } from './page.ts';
import { readPicture } from './picture.ts';
import type { Shown } from './Shown.ts';
import { boundPage } from './showWord.ts';

type Entries = ReadonlyMap<string, ArchiveEntry>;
type Attributes = Readonly<Record<string, string>>;

interface Handlers {
  open: (name: string, attributes: Attributes) => void;
  close?: (name: string) => void;
  text?: (text: string) => void;
}

/** Reads a part of the archive; one that is not there has nothing in it. */
async function parsePart(part: ArchiveEntry | undefined, { open, close, text }: Handlers): Promise<void> {
  let nesting = 0;
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        nesting += 1;
        if (nesting > limits.nesting) throw new Unreadable('too-large');
        open(name, attributes);
      },
      ontext: (piece) => text?.(piece),
      onclosetag(name) {
        nesting -= 1;
        close?.(name);
      },
    },
    { xmlMode: true },
  );
  const decoder = new TextDecoder();
  for await (const chunk of part?.read() ?? []) parser.write(decoder.decode(chunk, { stream: true }));
  parser.end(decoder.decode());
}

/** Maps the relationship ids of a part to paths in the archive. */
async function relationsOf(entries: Entries, name: string): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  const folder = path.dirname(name);
  await parsePart(entries.get(`${folder}/_rels/${path.basename(name)}.rels`), {
    open(tag, { Id, Target, TargetMode }) {
      if (tag !== 'Relationship' || Id === undefined || Target === undefined || TargetMode === 'External') return;
      found.set(Id, Target.startsWith('/') ? Target.slice(1) : path.join(folder, Target));
    },
  });
  return found;
}

/** The slides in the order in which they are shown. */
async function slideNames(entries: Entries): Promise<string[]> {
  const relations = await relationsOf(entries, 'ppt/presentation.xml');
  const names: string[] = [];
  await parsePart(entries.get('ppt/presentation.xml'), {
    open(tag, attributes) {
      const name = tag === 'p:sldId' ? relations.get(attributes['r:id'] ?? '') : undefined;
      if (name !== undefined) names.push(name);
    },
  });
  if (names.length > 0) return names;
  const byNumber = new Intl.Collator('en', { numeric: true });
  return [...entries.keys()].filter((name) => /^ppt\/slides\/[^/]+\.xml$/.test(name)).sort(byNumber.compare);
}

/** Converts a slide to HTML: its title, paragraphs, tables and the positions of its images. */
async function readSlide(part: ArchiveEntry | undefined): Promise<{ html: string; pictures: string[] }> {
  const pieces: string[] = [];
  const pictures: string[] = [];
  let isTitle = false;
  let paragraph = '';
  let depth = 0;
  let isText = false;
  const tables: Readonly<Record<string, string>> = { 'a:tbl': 'table', 'a:tr': 'tr', 'a:tc': 'td' };
  await parsePart(part, {
    open(name, attributes) {
      if (name === 'p:sp') isTitle = false;
      else if (name === 'p:ph') isTitle = /title/i.test(attributes.type ?? '');
      else if (name === 'a:p') [paragraph, depth] = ['', 0];
      else if (name === 'a:pPr') depth = Math.min(Math.max(Number(attributes.lvl) || 0, 0), 8);
      else if (name === 'a:br') paragraph += '\n';
      else if (name === 'a:t') isText = true;
      else if (name === 'a:blip' && attributes['r:embed']) {
        pieces.push(`<img data-picture="${pictures.length}">`);
        pictures.push(attributes['r:embed']);
      } else if (tables[name]) pieces.push(`<${tables[name]}>`);
    },
    text(piece) {
      if (isText) paragraph += piece;
    },
    close(name) {
      if (name === 'a:t') isText = false;
      else if (name === 'a:p' && paragraph.trim() !== '') {
        const words = escapeHtml(paragraph.trim()).replaceAll('\n', '<br>');
        pieces.push(isTitle ? `<h2>${words}</h2>` : `<p style="margin-inline-start:${depth * 1.5}em">${words}</p>`);
        paragraph = '';
      } else if (tables[name]) pieces.push(`</${tables[name]}>`);
    },
  });
  return { html: pieces.join('\n'), pictures };
}

/** Shows a PowerPoint file in the current format (`.pptx`): the text of its slides and their images. */
export async function showPptx(archive: readonly ArchiveEntry[]): Promise<Shown> {
  const entries = new Map(archive.map((entry) => [entry.name, entry]));
  const names = await slideNames(entries);
  let left: number = limits.pictureBytes;
  const known = new Map<string, string>();
  const embed = async (name: string | undefined): Promise<string> => {
    const entry = name === undefined ? undefined : entries.get(name);
    if (!entry) return '';
    const before = known.get(entry.name);
    if (before !== undefined) return before;
    const chunks: Buffer[] = [];
    for await (const chunk of entry.read()) {
      left -= chunk.length;
      if (left < 0) return '';
      chunks.push(chunk);
    }
    const bytes = Buffer.concat(chunks);
    const facts = readPicture(bytes);
    const source = facts ? `<img alt="" src="data:${facts.type};base64,${bytes.toString('base64')}">` : '';
    known.set(entry.name, source);
    return source;
  };
  const slides: string[] = [];
  let length = 0;
  for (const [index, name] of names.slice(0, limits.slides).entries()) {
    const { html, pictures } = await readSlide(entries.get(name));
    const relations = await relationsOf(entries, name);
    const sources = await Promise.all(pictures.map((id) => embed(relations.get(id))));
    const filled = html.replace(/<img data-picture="(\d+)">/g, (_, number: string) => sources[Number(number)] ?? '');
    slides.push(`<section class="slide">${filled}<p class="number">${index + 1}</p></section>`);
    length += filled.length;
    if (length > limits.pageCharacters) throw new Unreadable('too-large');
  }
  if (slides.length === 0) throw new Unreadable('damaged');
  const shown = boundPage(slides.join('\n'));
  return names.length > limits.slides && shown.kind === 'html' ? { ...shown, isCut: true } : shown;
}
