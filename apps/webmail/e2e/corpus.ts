import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../../..');
const place = path.resolve(process.env.JINSHU_CORPUS ?? path.join(root, '../shared/corpus'));

/** Whether the corpus of third-party messages is on this machine. It isn't included in the product. */
export const hasCorpus: boolean = existsSync(path.join(place, 'mime/expected.json'));
/** Why a test that needs them is passed over. */
export const noCorpus = 'the mail corpus is not on this machine (JINSHU_CORPUS names its folder)';

interface Fact<T> {
  value: T;
}

/** Facts about a file in a message on which several parsers agree. */
export interface ExpectedFile {
  role: 'attachment' | 'inline-cid' | 'alternative' | 'part' | 'special';
  sha256: string;
  /** The same with other line ends. */
  alt?: string[];
  name?: string | null;
}

/** Message of the MIME set with its expected facts. */
export interface MimeMail {
  id: string;
  file: string;
  delivery: 'must-accept' | 'must-accept-or-5xx';
  expect?: {
    subject?: Fact<string>;
    from?: Fact<string[]>;
    date?: Fact<string>;
    attachments?: ExpectedFile[];
    textContains?: Fact<string>[];
    htmlContains?: Fact<string>[];
  };
}

/** Message of the attack set. */
export interface HostileMail {
  id: string;
  file: string;
  kinds: string[];
  marker: string;
  /** Element that a reader would press. */
  click?: string;
  names?: { forbid: string[]; ext: string };
}

const readJson = (file: string): unknown => JSON.parse(readFileSync(path.join(place, file), 'utf8'));

/** The MIME set. */
export const mimeMails = (): MimeMail[] => (hasCorpus ? (readJson('mime/expected.json') as { messages: MimeMail[] }).messages : []);
/** Returns the path of a message of the MIME set. */
export const mimeFile = ({ file }: MimeMail): string => path.join(place, 'mime', file);
/** The set of attacks. */
export const hostileMails = (): HostileMail[] =>
  hasCorpus ? (readJson('html-mail/index.json') as { messages: HostileMail[] }).messages : [];
/** The bytes of an attack. */
export const readHostile = ({ file }: HostileMail): Buffer => readFileSync(path.join(place, 'html-mail', file));
