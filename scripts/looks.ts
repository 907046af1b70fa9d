import { rm } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { serveFolder } from './lib/serveFolder.ts';
import { affectedStories, type Story } from './looks/affectedStories.ts';
import { comparePictures } from './looks/comparePictures.ts';
import { type Photographer, skins, withPhotographers } from './looks/photographStories.ts';
import { buildBook, buildBookOf, changedSince, findCommit, modulesIn, storiesIn } from './looks/storyBook.ts';
import { type Difference, writePage } from './looks/writePage.ts';

const usage = `Compares the stories of the working tree with those of a commit, in three skins, and writes one page with before, after and difference.

  pnpm looks --against COMMIT [--all] [WORDS …]

  WORDS  only stories whose names contain one of these
  --all  all stories, also those whose files have not changed since COMMIT`;

const root = path.resolve(import.meta.dirname, '..');
const results = path.join(root, 'node_modules/.cache/looks/page');
const windows = 2;

interface Books {
  before: { url: string; has(storyId: string): boolean };
  after: { url: string; has(storyId: string): boolean };
}

/** Takes the images of one story in both Storybooks and compares them. A deleted or new story has none in one of them. */
async function lookAt({ photograph }: Photographer, { before, after }: Books, { id, title, name }: Story): Promise<Difference[]> {
  const a = before.has(id) ? await photograph(before.url, id) : [];
  const b = after.has(id) ? await photograph(after.url, id) : [];
  const found = await Promise.all(
    skins.map(async (skin, index) => {
      const [was, is] = [a[index], b[index]];
      const difference = was && is && (await comparePictures(was, is));
      if (was && is && !difference) return [];
      return [{ title: `${title} ${name}`, storyId: id, skin, before: was, after: is, difference: difference ?? undefined }];
    }),
  );
  return found.flat();
}

async function lookAtAll(stories: readonly Story[], books: Books): Promise<Difference[]> {
  const left = [...stories];
  const differences: Difference[] = [];
  await withPhotographers(windows, async (photographers) => {
    await Promise.all(
      photographers.map(async (photographer) => {
        for (let story = left.shift(); story; story = left.shift()) {
          const found = await lookAt(photographer, books, story);
          // A busy machine may show a story before it is complete: only a difference seen twice counts.
          if (found.length > 0) differences.push(...(await lookAt(photographer, books, story)));
          if (left.length % 100 === 0) console.log(`${stories.length - left.length} of ${stories.length}`);
        }
      }),
    );
  });
  return differences.sort((a, b) => a.title.localeCompare(b.title) || a.skin.localeCompare(b.skin));
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    options: { against: { type: 'string' }, all: { type: 'boolean', default: false }, help: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  if (values.help || values.against === undefined) {
    console.log(usage);
    if (!values.help) process.exitCode = 1;
    return;
  }
  const commit = findCommit(values.against);
  const [beforeBook, afterBook] = [await buildBookOf(commit), buildBook()];
  const [before, after] = [storiesIn(beforeBook), storiesIn(afterBook)];
  const [idsBefore, idsAfter] = [before, after].map((stories) => new Set(stories.map(({ id }) => id))) as [Set<string>, Set<string>];
  const changed = values.all ? after : affectedStories(after, modulesIn(afterBook), changedSince(commit));
  const deleted = before.filter(({ id }) => !idsAfter.has(id));
  const stories = [...changed, ...deleted].filter(
    ({ title, name }) => positionals.length === 0 || positionals.some((word) => `${title} ${name}`.includes(word)),
  );
  await rm(results, { recursive: true, force: true });
  const servers = await Promise.all([beforeBook, afterBook].map(serveFolder));
  const [old, current] = servers.map(({ url }) => url) as [string, string];
  try {
    const books = {
      before: { url: old, has: (id: string) => idsBefore.has(id) },
      after: { url: current, has: (id: string) => idsAfter.has(id) },
    };
    const differences = await lookAtAll(stories, books);
    const page = await writePage(results, commit, differences);
    console.log(`${differences.length} of ${stories.length * skins.length} pictures differ: ${path.relative(root, page)}`);
  } finally {
    await Promise.all(servers.map(({ stop }) => stop()));
  }
}

await main();
