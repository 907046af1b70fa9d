import { type ContactSort, contactListSizes, contactSorts } from '@jinshu/api';

/** An address book that has a page. Mailing lists are offered in the picker alone (D-12). */
export const bookSources = ['pab', 'oab', 'cab', 'soab'] as const;

export type BookSource = (typeof bookSources)[number];

/** The node that means the whole book. */
export const wholeBook = 'all';

/** The node of contacts that were added automatically (CON-55). */
export const collectedNode = 'collected';

/** State of a page of the address books, as in its address. */
export interface BookView {
  source: BookSource;
  /** Group, department, category or domain, or one of {@link wholeBook} and {@link collectedNode}. */
  nodeId: string;
  search: string;
  page: number;
  pageSize: number;
  sort: ContactSort;
  isDescending: boolean;
  /** The contact whose card is open: its id in the personal book, its address in others. */
  contact: string | null;
  /** The contact that is edited: its id, or `new`. */
  edit: string | null;
}

/** Name of the node in the address, by book. */
const nodeNames: Readonly<Record<BookSource, string>> = { pab: 'group', oab: 'department', cab: 'category', soab: 'domain' };

const [firstSize] = contactListSizes;

/** Returns what an address shows. Values that no page has are ignored. */
export function viewOf(source: BookSource, query: URLSearchParams): BookView {
  const page = Number(query.get('page'));
  const size = Number(query.get('size'));
  return {
    source,
    nodeId: query.get(nodeNames[source]) || wholeBook,
    search: query.get('search') ?? '',
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
    pageSize: contactListSizes.find((one) => one === size) ?? firstSize,
    sort: contactSorts.find((one) => one === query.get('sort')) ?? 'name',
    isDescending: query.get('order') === 'desc',
    contact: query.get('contact'),
    edit: query.get('edit'),
  };
}

/** Returns the address of what is shown. What is usual is left out. */
export function addressOf({ source, ...view }: Partial<BookView> & Pick<BookView, 'source'>): string {
  const query = new URLSearchParams();
  const put = (name: string, value: string | number | null | undefined, usual?: string | number) => {
    if (value !== undefined && value !== null && value !== '' && value !== usual) query.set(name, String(value));
  };
  put(nodeNames[source], view.nodeId, wholeBook);
  put('search', view.search);
  put('page', view.page, 1);
  put('size', view.pageSize, firstSize);
  put('sort', view.sort, 'name');
  put('order', view.isDescending ? 'desc' : undefined);
  put('contact', view.contact);
  put('edit', view.edit);
  const text = query.toString();
  return `/contact/${source}${text === '' ? '' : `?${text}`}`;
}

/** Returns the address of the form of a new contact, which begins in the group that is shown. */
export const newContactAt = (nodeId: string): string =>
  addressOf({ source: 'pab', edit: 'new', ...(/^[1-9]\d*$/.test(nodeId) && { nodeId }) });
