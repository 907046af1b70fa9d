import { type FlagColor, flagColorName, flagColors } from '@jinshu/api';
import { type RawBuilder, sql } from 'kysely';
import { type SearchField, searchQuery } from '../../mime/lexeme/index.ts';
import type { ListedFolder } from '../message/index.ts';
import { draftLexeme, hasWords, mailboxQuery } from '../search/index.ts';
import { tagNumber } from '../tag/index.ts';
import type { PageQuery } from './list.repository.ts';

/** SQL filter for the rows of a folder. */
export interface RowFilter {
  /** ` AND …` on the message `m`, or nothing. */
  where: RawBuilder<unknown>;
  /** One of the few that most calls use and that need no parameters: statements with it can be kept. */
  name?: 'all' | 'unseen' | 'seen' | undefined;
  /** Returns the number of matching rows, if the folder's counters already contain it. */
  countIn?: ((folder: ListedFolder) => number) | undefined;
  /** Whether the filter uses the full-text index. */
  readsText?: boolean | undefined;
  /** The rows that the filter leaves out are fewer and have an index: they are counted, and the rest is the answer. */
  countsOthers?: RawBuilder<unknown> | undefined;
}

const none = sql``;
const nothing: RowFilter = { where: sql`AND false`, countIn: () => 0 };

const colorsByName = new Map<string, FlagColor>(flagColors.map((color) => [flagColorName(color), color]));

/** A view filter of LST-05 as a condition that one of the partial indexes answers. */
function viewCondition(viewFilter: string | undefined): RowFilter {
  switch (viewFilter) {
    case undefined:
      return { name: 'all', where: none, countIn: ({ messageCount }) => messageCount };
    case 'unseen':
      return { name: 'unseen', where: sql`AND NOT m.is_seen`, countIn: ({ unseenCount }) => unseenCount };
    case 'seen':
      return { name: 'seen', where: sql`AND m.is_seen`, countIn: ({ messageCount, unseenCount }) => messageCount - unseenCount };
    case 'flagged':
      return { where: sql`AND m.flag_color IS NOT NULL` };
    case 'unflagged':
      return { where: sql`AND m.flag_color IS NULL`, countsOthers: sql`AND m.flag_color IS NOT NULL` };
    case 'ANSWERED':
      return { where: sql`AND m.is_answered` };
  }
  const keyword = viewFilter.replace(/^KEYWORD /, '');
  if (keyword === '\\Seen') return viewCondition('seen');
  if (keyword === 'Answered') return viewCondition('ANSWERED');
  const color = colorsByName.get(keyword);
  if (color) return { where: sql`AND m.flag_color = ${color}` };
  // The index on tags holds only mail that has any, and is taken only when the statement says so too.
  if (keyword.startsWith('tag')) return { where: sql`AND m.tag_ids @> ARRAY[${tagNumber(keyword)}::integer] AND m.tag_ids <> '{}'` };
  if (keyword === 'umail-forword') return { where: sql`AND m.is_forwarded` };
  if (keyword === 'umail-schedule') return { where: sql`AND m.is_scheduled` };
  if (keyword === 'umail-burn') return { where: sql`AND m.is_burn` };
  if (keyword === 'umail-emergent') return { where: sql`AND m.is_urgent` };
  if (keyword === 'umail-attach') return { where: sql`AND m.has_attachment` };
  return nothing;
}

/** Condition for the search fields of the list (LST-69), evaluated with the full-text index. */
function textCondition({ mailboxId, folder, sender, subject, content }: PageQuery): RawBuilder<unknown> | null | undefined {
  const asked: [string | undefined, SearchField | undefined][] = [
    // LST-20: folders that list recipients search the recipients instead of the sender.
    [sender, folder === 'Sent' || folder === 'Drafts' ? 'recipients' : 'sender'],
    [subject, 'subject'],
    [content, undefined],
  ];
  const terms = asked.flatMap(([text, field]) => (text?.trim() ? [searchQuery(text, { field })] : []));
  if (terms.length === 0) return undefined;
  if (terms.includes(null)) return null;
  const query = `${mailboxQuery(mailboxId, draftLexeme(mailboxId))} & ${terms.join(' & ')}`;
  return sql`AND m.id IN (
    SELECT t.message_id FROM message_text t WHERE ${hasWords(mailboxId, query)})`;
}

/** The conditions of a list query. */
export function toRowFilter(query: PageQuery): RowFilter {
  const view = viewCondition(query.viewFilter);
  const text = textCondition(query);
  if (text === undefined) return view;
  return text === null ? nothing : { where: sql`${view.where} ${text}`, readsText: true };
}
