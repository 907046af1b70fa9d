import { type Message, type MessageRef, moveReadMessage } from '@jinshu/api';
import { type MailTab, readingTabId } from '@jinshu/mail-machines';
import { MarkAsMenu } from '@jinshu/ui/list-toolbar';
import { BackToList } from '@jinshu/ui/mailbox-layout';
import { Menu, MenuItem, MenuTrigger } from '@jinshu/ui/menu';
import { Toolbar, ToolbarButton, ToolbarSeparator, ToolbarSpacer } from '@jinshu/ui/toolbar';
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { useAccount } from '../app/AccountProvider.tsx';
import { applyChange } from '../cache/applyChange.ts';
import { useBeginMail } from '../compose/useBeginMail.ts';
import { folderListOptions } from '../folder/folder.queries.ts';
import { useFolderName } from '../folder/useFolderName.ts';
import { useReport } from '../problem/useReport.ts';
import { toasts } from '../toast/toasts.ts';
import { markRead } from './message.mutations.ts';
import { cachedRow, messageKeys } from './message.queries.ts';
import { messageStrings as s } from './message.strings.ts';
import { openMessage } from './openMessage.ts';
import { useListActions } from './useListActions.tsx';
import { useMailShortcuts } from './useMailShortcuts.ts';
import { useNeighbours } from './useNeighbours.ts';

/** What can be done to the mail that is read (RED-01). */
export function ReadingToolbar({ tab, message }: { tab: MailTab; message: Message | undefined }) {
  const { formatMessage } = useIntl();
  const deps = useAccount();
  const { api, account, info, queryClient } = deps;
  const report = useReport();
  const nameOf = useFolderName();
  const { data: folders = [] } = useQuery(folderListOptions(api));
  const { answer } = useBeginMail();
  const { folder, uid } = tab;
  const row = message && { ...message, folderName: folder, recipients: message.to, isMoved: false };
  const close = () => account.send({ type: 'close', id: tab.id });
  const mail = { folder, uids: [uid], rows: row ? [row] : [] };
  const actions = useListActions({ ...mail, onDone: (isGoing) => isGoing && close() });
  const neighbours = useNeighbours(tab);

  const known = (ref: MessageRef) => queryClient.getQueryData<Message>(messageKeys.detail(ref)) ?? cachedRow(queryClient, ref);
  const go = (to: { uid: number; offset: number } | undefined) => {
    if (!to || !tab.position) return;
    const ref = { folder, uid: to.uid };
    const position = { ...tab.position, offset: to.offset };
    account.send({
      type: 'replaceMessage',
      id: tab.id,
      ...ref,
      title: known(ref)?.subject ?? '',
      position,
      isBurn: known(ref)?.isBurn ?? false,
    });
    // What was on no page that has been shown gets its name with its body.
    void openMessage(deps, ref).then(() => {
      const title = known(ref)?.subject;
      if (title) account.send({ type: 'retitle', id: readingTabId(ref), title });
    });
  };
  const markUnread = () => {
    if (row) markRead(deps, mail, false).then(close, report);
  };
  useMailShortcuts({
    isActive: true,
    target: () => mail,
    onAnswer: (kind) => (kind === 'forward' && !info.canForward ? undefined : answer(tab, kind)),
    onMarkRead: markUnread,
    onDelete: info.hidesDelete ? undefined : actions.askToDelete,
  });
  const move = async (targetFolder: string) => {
    try {
      const moved = await api.call(moveReadMessage, { body: { uid, sourceFolder: folder, targetFolder } });
      // RED-55: the mail is read on where it is now.
      account.send({ type: 'replaceMessage', id: tab.id, folder: moved.folder, uid: moved.uid, title: tab.title, isBurn: tab.isBurn });
      applyChange(
        queryClient,
        { type: 'message.removed', folder, uids: [uid] },
        { type: 'message.added', folder: moved.folder, uids: [moved.uid], isArrival: false },
      );
    } catch {
      toasts.add({ message: formatMessage(s.moveFailed), tone: 'danger' });
    }
  };

  return (
    <Toolbar label={formatMessage(s.readingActions)}>
      <BackToList onPress={close} />
      <ToolbarButton
        icon="chevron_up"
        label={formatMessage(s.previous)}
        dropsLabel="early"
        isDisabled={!neighbours.previous}
        onPress={() => go(neighbours.previous)}
      />
      <ToolbarButton
        icon="chevron_down"
        label={formatMessage(s.next)}
        dropsLabel="early"
        isDisabled={!neighbours.next}
        onPress={() => go(neighbours.next)}
      />
      <ToolbarSeparator />
      <ToolbarButton icon="arrow_reply" label={formatMessage(s.reply)} shortcut="R" onPress={() => answer(tab, 'reply')} />
      <ToolbarButton icon="arrow_reply_all" label={formatMessage(s.replyAll)} shortcut="A" onPress={() => answer(tab, 'replyAll')} />
      {info.canForward && (
        <ToolbarButton icon="arrow_forward" label={formatMessage(s.forward)} shortcut="F" onPress={() => answer(tab, 'forward')} />
      )}
      <ToolbarSeparator />
      {!info.hidesDelete && (
        <ToolbarButton icon="delete" label={formatMessage(s.delete)} shortcut="Del" onPress={() => actions.askToDelete()} />
      )}
      <MenuTrigger>
        <ToolbarButton icon="mail_read" label={formatMessage(s.markAs)} hasMenu isDisabled={!row} />
        <MarkAsMenu
          tags={actions.tags}
          // What was marked unread would be read again in the same moment.
          onMarkAs={(mark) => (mark.type === 'read' && !mark.isRead ? markUnread() : actions.markAs(mark))}
        />
      </MenuTrigger>
      <MenuTrigger>
        <ToolbarButton icon="folder_arrow_right" label={formatMessage(s.moveTo)} hasMenu />
        <Menu aria-label={formatMessage(s.moveTo)} onAction={(key) => void move(String(key))}>
          {folders
            .filter(({ rawName }) => rawName !== 'Drafts' && rawName !== folder)
            .map((target) => (
              <MenuItem key={target.rawName} id={target.rawName}>
                {nameOf(target)}
              </MenuItem>
            ))}
        </Menu>
      </MenuTrigger>
      <MenuTrigger>
        <ToolbarButton icon="more_horizontal" label={formatMessage(s.moreActions)} hasMenu />
        <Menu aria-label={formatMessage(s.moreActions)} onAction={(key) => actions.more(String(key))}>
          {actions.moreOptions.map(({ id, label, tone }) => (
            <MenuItem key={id} id={id} tone={tone}>
              {label}
            </MenuItem>
          ))}
        </Menu>
      </MenuTrigger>
      <ToolbarSpacer />
      <ToolbarButton icon="dismiss" label={formatMessage(s.closeTab)} dropsLabel="early" onPress={close} />
      {actions.dialog}
    </Toolbar>
  );
}
