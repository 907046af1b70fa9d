import { maximumNodeName } from '@jinshu/api';
import { DetailForm } from '@jinshu/ui/back-stage';
import { Button } from '@jinshu/ui/button';
import { SettingsRow, SettingsSection } from '@jinshu/ui/settings-form';
import { TextField } from '@jinshu/ui/text-field';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { LeaveQuestion } from '../form/index.ts';
import type { OrderedTree, TreeNode } from './OrderedTree.ts';
import { useRename } from './useRename.ts';

export interface NodeFormProps<Node extends TreeNode> {
  tree: OrderedTree<Node>;
  node: Node;
  /** Whether the role may change the tree. */
  mayChange: boolean;
  /** A row about what is in the node. */
  children: ReactNode;
  onAddBelow: () => void;
  onDelete: () => void;
}

/** Editor of the selected node (BAK-23, BAK-57). */
export function NodeForm<Node extends TreeNode>({ tree, node, mayChange, children, onAddBelow, onDelete }: NodeFormProps<Node>) {
  const { formatMessage } = useIntl();
  const { words } = tree;
  const { values, set, reset, isChanged, isMissing, nameError, errorMessage, isPending, rename } = useRename(tree, node);
  return (
    <>
      <DetailForm
        label={node.name}
        onSave={mayChange ? rename : undefined}
        onReset={reset}
        changeCount={isChanged ? 1 : 0}
        isPending={isPending}
        errorMessage={errorMessage}
      >
        <SettingsSection title={node.name}>
          <SettingsRow label={formatMessage(words.name)} isChanged={isChanged}>
            <TextField
              label={formatMessage(words.name)}
              isLabelHidden
              maxLength={maximumNodeName}
              value={values.name}
              onChange={(name) => set('name', name)}
              isReadOnly={!mayChange}
              errorMessage={isMissing ? formatMessage(words.nameRequired) : nameError}
            />
          </SettingsRow>
          {children}
        </SettingsSection>
        {mayChange && (
          <SettingsRow label="">
            <Button onPress={onAddBelow}>{formatMessage(words.addBelow)}</Button>
            <Button variant="quiet" tone="danger" onPress={onDelete}>
              {formatMessage(words.delete)}
            </Button>
          </SettingsRow>
        )}
      </DetailForm>
      <LeaveQuestion isUnsaved={isChanged} />
    </>
  );
}
