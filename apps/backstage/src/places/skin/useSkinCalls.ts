import {
  createOwnSkin,
  deleteOwnSkin,
  exportOwnSkin,
  importOwnSkin,
  type OperationSkin,
  publishOwnSkin,
  saveOwnSkin,
  withdrawOwnSkin,
} from '@jinshu/api';
import { toasts } from '@jinshu/app/toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { api } from '../../core/api/index.ts';
import { useDescribe } from '../../core/problem/index.ts';
import type { SkinDraft } from './SkinDraft.ts';
import { ownSkinsOptions } from './skin.queries.ts';
import { skinWorkshopStrings as s } from './skin-workshop.strings.ts';

interface Given {
  draft: SkinDraft;
  stored: OperationSkin | undefined;
  isChanged: boolean;
  /** Called with the number of a skin that was stored. */
  onStored: (id: number | 'new') => void;
}

/** Saves a text as a file. */
function download(text: string, fileName: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  link.download = fileName;
  link.click();
  URL.revokeObjectURL(link.href);
}

/** Reads a file of design tokens. Anything but a JSON object becomes an empty one, which the server refuses by name. */
async function readTokens(file: File): Promise<Record<string, unknown>> {
  const text = await file.text();
  try {
    const parsed: unknown = JSON.parse(text);
    return typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed) ? (parsed as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

/** Calls of the workshop, one at a time. */
export type SkinCalls = ReturnType<typeof useSkinCalls>;

/** The calls that change a skin, and the result of the last one. */
export function useSkinCalls({ draft, stored, isChanged, onStored }: Given) {
  const { formatMessage } = useIntl();
  const describe = useDescribe();
  const queryClient = useQueryClient();
  const [notice, setNotice] = useState<string>();
  const { id: _, ...body } = draft;
  const versionOf = async (id: number) => {
    const skins = await queryClient.fetchQuery({ ...ownSkinsOptions, staleTime: 0 });
    return skins.find((skin) => skin.id === id)?.version ?? 0;
  };
  const save = async () => {
    if (!stored) return (await api.call(createOwnSkin, { body })).id;
    if (isChanged) await api.call(saveOwnSkin, { params: { id: stored.id }, body: { ...body, version: stored.version } });
    return stored.id;
  };
  const run = useMutation({
    mutationFn: (work: () => Promise<{ id: number | 'new'; message: string }>) => work(),
    onSuccess: async ({ id, message }) => {
      await queryClient.invalidateQueries({ queryKey: ownSkinsOptions.queryKey });
      toasts.add({ message, tone: 'success' });
      onStored(id);
    },
  });
  const begin = (message: string, work: () => Promise<number | 'new'>) => {
    setNotice(undefined);
    run.mutate(async () => ({ id: await work(), message }));
  };
  const call = (endpoint: typeof withdrawOwnSkin | typeof deleteOwnSkin, message: string, isGone: boolean) =>
    stored &&
    begin(message, async () => {
      await api.call(endpoint, { params: { id: stored.id }, body: { version: stored.version } });
      return isGone ? 'new' : stored.id;
    });
  return {
    notice,
    isPending: run.isPending,
    errorMessage: run.error ? describe(run.error) : undefined,
    save: () => begin(formatMessage(s.saved), save),
    publish: () =>
      begin(formatMessage(s.published), async () => {
        const id = await save();
        await api.call(publishOwnSkin, { params: { id }, body: { version: await versionOf(id) } });
        return id;
      }),
    withdraw: () => call(withdrawOwnSkin, formatMessage(s.withdrawn), false),
    remove: () => call(deleteOwnSkin, formatMessage(s.removed), true),
    exportFile: () =>
      stored &&
      begin(formatMessage(s.exported), async () => {
        const { tokens } = await api.call(exportOwnSkin, { params: { id: stored.id } });
        download(JSON.stringify(tokens, null, 2), `${stored.skinName}.tokens.json`);
        return stored.id;
      }),
    importFile: (file: File) =>
      begin(formatMessage(s.imported), async () => {
        const { id, unknownTokens } = await api.call(importOwnSkin, { body: { tokens: await readTokens(file) } });
        if (unknownTokens.length > 0) setNotice(formatMessage(s.unknownTokens, { tokens: unknownTokens.join(', ') }));
        return id;
      }),
  };
}
