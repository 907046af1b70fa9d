import type { ActionTarget, BookContact } from '@jinshu/ui/address-book';
import { useAccount, useGoTo } from '../../core/account/index.ts';
import { useReport } from '../../core/problem/index.ts';
import { addressOf, collectedNode, newContactAt, wholeBook } from './bookAddress.ts';
import type { BookParts } from './bookParts.ts';
import { exportBook } from './exportBook.ts';
import { useWriteTo } from './useWriteTo.ts';

/** The most ids that the address of an export has room for. */
const mostExported = 500;

/** Returns the actions that a book offers. Actions that the book, the sharing level or the organization doesn't allow are left out. */
export function useBookOffers({ control: { view }, data, selection, actions, onDialog }: Omit<BookParts, 'undo'>) {
  const { api, rights } = useAccount();
  const goTo = useGoTo();
  const report = useReport();
  const write = useWriteTo();
  const { source, nodeId } = view;
  const isOwn = source === 'pab' && rights.canChange;
  const { chosen } = selection;
  const writeTo = (target: ActionTarget) => {
    if (target !== 'selected') write.people(data.people.filter(({ id }) => String(id) === target.id));
    else if (chosen.isAll) void write.all(view, data.count);
    else write.people([...chosen.people.values()]);
  };
  const writeAll = () => {
    if (source === 'pab') return /^[1-9]\d*$/.test(nodeId) ? () => void write.group(Number(nodeId)) : undefined;
    if (source !== 'oab') return undefined;
    if (nodeId === wholeBook) return data.nodes.length > 0 ? () => write.everyone(data.nodes) : undefined;
    const node = data.nodes.find(({ id }) => id === nodeId);
    return node && node.address !== '' ? () => write.department(node) : undefined;
  };
  const download = (ids?: readonly string[]) => (form: Parameters<typeof exportBook>[2]) =>
    void exportBook(api, view, form, ids).catch(report);
  const selectedIds = [...chosen.people.keys()];
  const canExportSelected = source === 'pab' && selectedIds.length <= mostExported;
  return {
    onWrite: rights.canSend ? writeTo : undefined,
    onWriteAll: rights.canSend ? writeAll() : undefined,
    onAdd: rights.canChange ? () => goTo(newContactAt(source === 'pab' ? nodeId : '')) : undefined,
    onEdit: isOwn ? (contact: BookContact) => goTo(addressOf({ ...view, contact: null, edit: contact.id })) : undefined,
    onDelete: isOwn ? actions.remove : undefined,
    onCopy: source !== 'pab' && rights.canChange ? actions.copy : undefined,
    onPromote: isOwn && nodeId === collectedNode ? actions.promote : undefined,
    onImport: isOwn ? () => onDialog('import') : undefined,
    onDuplicates: isOwn ? () => onDialog('duplicates') : undefined,
    onExport: source === 'pab' || source === 'oab' ? download() : undefined,
    onExportSelected: canExportSelected ? download(chosen.isAll ? undefined : selectedIds) : undefined,
    onTutorial: source === 'oab' ? () => onDialog('tutorial') : undefined,
    hasGroups: isOwn,
  };
}
