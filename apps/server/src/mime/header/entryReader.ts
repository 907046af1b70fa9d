import { addressesOf, bareAddress, type Entry, isBare, type ListedAddress } from './addressEntry.ts';

const longestAddress = 400;
const newEntry = (): Entry => ({ words: [], comments: [], address: null });

/** Gathers the words, comments and the address of the entry that is being read. */
export function createEntryReader() {
  let entry = newEntry();
  let isNewWord = true;
  let isGlued = false;

  const push = (raw: string, said = raw) => {
    const last = entry.words.at(-1);
    if (!isNewWord && last) {
      last.raw += raw;
      last.said += said;
    } else entry.words.push({ raw, said, isGlued: isGlued && entry.words.length > 0 });
    isNewWord = false;
    isGlued = true;
  };
  const endWord = (glued = false) => {
    isNewWord = true;
    isGlued = glued;
  };
  const begin = () => {
    entry = newEntry();
    endWord();
  };

  return {
    /** Adds to the word. */
    push,
    /** Ends the word before the next one. */
    endWord,
    /** Adds an encoded word. Text that follows without a space does not belong to it. */
    pushEncoded(word: string) {
      endWord(isGlued);
      push(word);
      endWord(true);
    },
    pushComment: (text: string) => entry.comments.push(text),
    /** Takes what is in angle brackets as the address. Returns the entry before, if it had another one. */
    takeAngle(inside: string): ListedAddress[] {
      const { address } = entry;
      let before: ListedAddress[] = [];
      endWord();
      // Ignore empty angle brackets next to an address without brackets.
      if (inside.trim() !== '') {
        if (address !== null && !address.includes('@')) push(`<${address}>`);
        else if (address !== null && inside.includes('@') && bareAddress(inside) !== bareAddress(address)) {
          before = addressesOf(entry);
          entry = newEntry();
        }
        entry.address = inside;
      }
      endWord();
      return before;
    },
    /** Whether an address is known by now. */
    hasAddress(): boolean {
      const last = entry.words.at(-1);
      return entry.address !== null || (last !== undefined && last.raw.length <= longestAddress && isBare(last));
    },
    /** Whether what has come can be the name of a group. */
    canNameGroup: () => entry.address === null && !/^mailto$/i.test(entry.words.at(-1)?.raw ?? ''),
    /** Forgets the entry: it was the name of a group, which does not identify a person. */
    drop: begin,
    /** Ends the entry. Returns its addresses. */
    end(): ListedAddress[] {
      const ended = addressesOf(entry);
      begin();
      return ended;
    },
  };
}
