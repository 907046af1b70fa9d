import { exportContacts, exportMembers, exportMembersForFoxmail, exportMembersForOutlook } from '@jinshu/api';
import type { ApiClient } from '@jinshu/api/client';
import type { ExportForm } from '@jinshu/ui/address-book';
import { downloadFile } from '../../core/page/index.ts';
import { type BookView, collectedNode, wholeBook } from './bookAddress.ts';

/** Downloads people of a book in one of the forms: those with the ids, or everyone that the view finds (CON-17, CON-20, CON-52). */
export function exportBook(
  api: ApiClient,
  { source, nodeId, search }: Pick<BookView, 'source' | 'nodeId' | 'search'>,
  format: ExportForm,
  ids?: readonly string[],
): Promise<void> {
  const node = nodeId === wholeBook || nodeId === collectedNode ? undefined : Number(nodeId);
  if (source === 'oab') {
    const query = { departmentId: node };
    if (format === 'foxmail') return downloadFile(() => api.call(exportMembersForFoxmail, { query }));
    if (format === 'outlook') return downloadFile(() => api.call(exportMembersForOutlook, { query }));
    return downloadFile(() => api.call(exportMembers, { query: { ...query, format } }));
  }
  const words = search.trim();
  const all = {
    groupId: node,
    ...(nodeId === collectedNode && { isCollected: true }),
    ...(words !== '' && { search: words }),
  };
  return downloadFile(() => api.call(exportContacts, { query: { format, ...(ids ? { ids: ids.join(',') } : all) } }));
}
