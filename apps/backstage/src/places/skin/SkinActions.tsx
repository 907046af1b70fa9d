import type { OperationSkin } from '@jinshu/api';
import { Button } from '@jinshu/ui/button';
import { useIntl } from 'react-intl';
import type { SkinDraft } from './SkinDraft.ts';
import { skinWorkshopStrings as s } from './skin-workshop.strings.ts';
import type { SkinCalls } from './useSkinCalls.ts';

export interface SkinActionsProps {
  draft: SkinDraft;
  stored: OperationSkin | undefined;
  isChanged: boolean;
  calls: SkinCalls;
  canPublish: boolean;
}

/** Saves, exports, publishes, withdraws and deletes a skin. */
export function SkinActions({ draft, stored, isChanged, calls, canPublish }: SkinActionsProps) {
  const { formatMessage } = useIntl();
  const hasName = draft.name['zh-hans'].trim() !== '';
  const isNews = isChanged || stored === undefined || stored.isChanged || !stored.isPublished;
  return (
    <>
      {stored && (
        <Button variant="quiet" onPress={calls.exportFile}>
          {formatMessage(s.exportTokens)}
        </Button>
      )}
      {stored?.isPublished === false && (
        <Button variant="quiet" onPress={calls.remove}>
          {formatMessage(s.remove)}
        </Button>
      )}
      {stored?.isPublished && <Button onPress={calls.withdraw}>{formatMessage(s.withdraw)}</Button>}
      <Button isDisabled={!hasName || (!isChanged && stored !== undefined)} isPending={calls.isPending} onPress={calls.save}>
        {formatMessage(s.saveDraft)}
      </Button>
      <Button tone="accent" isDisabled={!hasName || !canPublish || !isNews} isPending={calls.isPending} onPress={calls.publish}>
        {formatMessage(s.publish)}
      </Button>
    </>
  );
}
