import { maximumDecisionReason, type OperationApproval } from '@jinshu/api';
import { Banner } from '@jinshu/ui/banner';
import { Button } from '@jinshu/ui/button';
import { Dialog } from '@jinshu/ui/dialog';
import { TextArea } from '@jinshu/ui/text-area';
import { useIntl } from 'react-intl';
import { useDescribe } from '../../core/problem/index.ts';
import { useMay } from '../../core/session/index.ts';
import { AccountFields } from './AccountFields.tsx';
import { ApprovalContent } from './ApprovalContent.tsx';
import { approvalKindStrings, approvalStrings as s } from './approval.strings.ts';
import { useDecision } from './useDecision.ts';

/** A request with what it asks for, and its decision. */
export function ApprovalDialog({ approval, onClose }: { approval: OperationApproval; onClose: () => void }) {
  const { formatMessage } = useIntl();
  const describe = useDescribe();
  const mayDecide = useMay('manage') && approval.outcome === null;
  const { reason, setReason, isReasonMissing, account, changeAccount, error, isPending, grant, refuse } = useDecision(approval, onClose);
  return (
    <Dialog
      title={`${approval.name} · ${formatMessage(approvalKindStrings[approval.kind])}`}
      size="medium"
      isOpen
      onOpenChange={(next) => !next && onClose()}
      footer={
        mayDecide ? (
          <>
            <Button tone="danger" variant="quiet" isDisabled={isPending} onPress={refuse}>
              {formatMessage(s.refuse)}
            </Button>
            <Button tone="accent" isPending={isPending} onPress={grant}>
              {formatMessage(s.grant)}
            </Button>
          </>
        ) : (
          <Button onPress={onClose}>{formatMessage(s.close)}</Button>
        )
      }
    >
      {error && (
        <Banner tone="danger" isAnnounced>
          {describe(error)}
        </Banner>
      )}
      <ApprovalContent approval={approval} />
      {mayDecide && approval.kind === 'registration' && <AccountFields value={account} onChange={changeAccount} />}
      {mayDecide && (
        <TextArea
          label={formatMessage(s.reason)}
          description={`${formatMessage(s.reasonHelp, { count: maximumDecisionReason })} ${formatMessage(approval.kind === 'registration' ? s.toldAtLogin : s.toldByMail)}`}
          maxLength={maximumDecisionReason}
          value={reason}
          onChange={setReason}
          errorMessage={isReasonMissing ? formatMessage(s.reasonRequired) : undefined}
        />
      )}
    </Dialog>
  );
}
