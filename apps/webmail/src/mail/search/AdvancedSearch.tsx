import { AdvancedSearchDialog, type SearchConditions } from '@jinshu/ui/search-form';
import { useQuery } from '@tanstack/react-query';
import { useAccount } from '../../core/account/index.ts';
import { folderListOptions } from '../../core/cache/index.ts';
import { useFolderName } from '../folder/index.ts';
import { useOpenSearch } from './useOpenSearch.ts';

export interface AdvancedSearchProps {
  /** Initial values of the form. */
  conditions?: SearchConditions | undefined;
  onClose: () => void;
}

/** The search with all its conditions (SRC-04 to SRC-08). */
export function AdvancedSearch({ conditions, onClose }: AdvancedSearchProps) {
  const { api } = useAccount();
  const nameOf = useFolderName();
  const openSearch = useOpenSearch();
  const { data: folders = [] } = useQuery(folderListOptions(api));
  const named = folders.filter(({ isLocked }) => !isLocked).map((folder) => ({ rawName: folder.rawName, name: nameOf(folder) }));
  return (
    <AdvancedSearchDialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      defaultValue={conditions}
      folders={named}
      onSubmit={(asked) => {
        onClose();
        openSearch(asked, { folder: named.find(({ rawName }) => rawName === asked.folder)?.name });
      }}
    />
  );
}
