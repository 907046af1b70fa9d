import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useAccount } from '../../../core/account/index.ts';
import { folderListOptions, tagListOptions } from '../../../core/cache/index.ts';
import { useFolderName } from '../../../mail/folder/index.ts';
import type { RuleNames } from './describeRule.ts';

/** Folders and tags that rules can use, with their names. */
export function useRuleTargets() {
  const { api } = useAccount();
  const nameOf = useFolderName();
  const { data: folders } = useQuery(folderListOptions(api));
  const { data: tags } = useQuery(tagListOptions(api));
  return useMemo(() => {
    const named = folders?.map((folder) => ({ id: folder.rawName, label: nameOf(folder) }));
    // Nothing counts as deleted before the lists are there.
    const names: RuleNames = {
      folder: (rawName) => (named ? named.find(({ id }) => id === rawName)?.label : rawName),
      tag: (id) => (tags ? tags.find((tag) => tag.id === id)?.name : id),
    };
    return {
      names,
      tags: tags ?? [],
      /** Folders that a rule can move messages to. */
      folders: named?.filter(({ id }) => id !== 'Drafts' && id !== 'Sent') ?? [],
      /** Folders whose messages a rule can be applied to: a draft isn't a message yet. */
      sources: named?.filter(({ id }) => id !== 'Drafts' && !folders?.find(({ rawName }) => rawName === id)?.isLocked) ?? [],
    };
  }, [folders, tags, nameOf]);
}

export type RuleTargets = ReturnType<typeof useRuleTargets>;
