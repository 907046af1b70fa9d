import { burn } from '@kenjiuno/msgreader/lib/Burner.js';

interface Person {
  name: string;
  address: string;
}

/** Content of a generated Outlook file. */
export interface OutlookFile {
  subject: string;
  sender: Person;
  recipient: Person;
  text: string;
  sentAt: Date;
  file: { name: string; bytes: Buffer };
}

type Node = { name: string; bytes: Buffer } | { name: string; nodes: Node[] };

const kinds = { directory: 1, document: 2, root: 5 } as const;
const text = (tag: string, value: string): Node => ({ name: `__substg1.0_${tag}001F`, bytes: Buffer.from(value, 'utf16le') });
const binary = (tag: string, bytes: Buffer): Node => ({ name: `__substg1.0_${tag}0102`, bytes });

/** Properties of a fixed width, 16 bytes each behind a header whose length depends on whose they are. */
function properties(headerBytes: number, entries: [tag: number, value: bigint][]): Node {
  const bytes = Buffer.alloc(headerBytes + 16 * entries.length);
  for (const [index, [tag, value]] of entries.entries()) {
    bytes.writeUInt32LE(tag, headerBytes + 16 * index);
    bytes.writeUInt32LE(6, headerBytes + 16 * index + 4);
    bytes.writeBigUInt64LE(value, headerBytes + 16 * index + 8);
  }
  return { name: '__properties_version1.0', bytes };
}

/** Hundreds of nanoseconds since 1601. */
const fileTime = (date: Date) => (BigInt(date.getTime()) + 11_644_473_600_000n) * 10_000n;

/** Creates a message as Outlook saves it (`.msg`). */
export function outlookFile({ subject, sender, recipient, text: body, sentAt, file }: OutlookFile): Buffer {
  const nodes: Node[] = [
    properties(32, [[0x0039_0040, fileTime(sentAt)]]),
    text('0037', subject),
    text('0C1A', sender.name),
    text('5D01', sender.address),
    text('1000', body),
    {
      name: '__recip_version1.0_#00000000',
      nodes: [properties(8, [[0x0c15_0003, 1n]]), text('3001', recipient.name), text('39FE', recipient.address)],
    },
    {
      name: '__attach_version1.0_#00000000',
      nodes: [properties(8, [[0x3705_0003, 1n]]), text('3707', file.name), binary('3701', file.bytes)],
    },
  ];
  const entries: Parameters<typeof burn>[0] = [{ name: 'Root Entry', type: kinds.root, length: 0, children: [] }];
  const add = (owner: number, list: readonly Node[]) => {
    for (const node of list) {
      const index = entries.length;
      entries[owner]?.children?.push(index);
      if ('bytes' in node) {
        const { name, bytes } = node;
        entries.push({ name, type: kinds.document, length: bytes.length, binaryProvider: () => Uint8Array.from(bytes) });
      } else {
        entries.push({ name: node.name, type: kinds.directory, length: 0, children: [] });
        add(index, node.nodes);
      }
    }
  };
  add(0, nodes);
  return Buffer.from(burn(entries));
}
