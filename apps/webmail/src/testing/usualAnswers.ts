import {
  addContact,
  cancelTags,
  createFolder,
  createTag,
  deleteFolder,
  deleteMessages,
  deleteRemark,
  downloadMessage,
  downloadMessages,
  emptyFolder,
  expungeMessages,
  flagColorName,
  flagColors,
  flagMessages,
  flagNames,
  getComposeParameters,
  getContactInfo,
  getLockStatus,
  getLoginInfo,
  getLoginPage,
  getParameters,
  getPushToken,
  getSharedStatus,
  getUserInfo,
  judgeSender,
  type Language,
  listContactSuggestions,
  listDeliveries,
  listFolders,
  listFoundUids,
  listMessages,
  listNeighbours,
  listTags,
  logIn,
  logOut,
  type Message,
  type MessageRow,
  markNotSpam,
  messageViews,
  moveMessages,
  moveReadMessage,
  Problem,
  readMessage,
  refreshSession,
  rejectMessages,
  renameFolder,
  type SearchConditions,
  saveSetting,
  searchMessages,
  sendDraft,
  setLanguage,
  setRemark,
  setSkin,
  type Tag,
} from '@jinshu/api';
import {
  exampleComposeParameters,
  exampleDelivery,
  exampleLockStatus,
  exampleLoginInfo,
  exampleLoginPage,
  exampleParameters,
  exampleStatus,
  exampleSuggestions,
  exampleTags,
  exampleUser,
} from './examples.ts';
import { answer, type FakeAnswer } from './fakeServer.ts';
import { createMailbox, type Mailbox } from './mailbox.ts';

const done = { msg: 'success' };

/** What the flags of a call make of a mail. */
function flagged(message: Message, known: readonly Tag[], flags: readonly string[], isOn: boolean): Partial<Message> {
  const color = flagColors.find((one) => flags.includes(flagColorName(one)));
  const tags = known.filter(({ id }) => flags.includes(id));
  return {
    ...(flags.includes(flagNames.isRead) && { isRead: isOn }),
    ...(color && { flagColor: isOn ? color : null }),
    ...(tags.length > 0 && { tags: [...message.tags.filter(({ id }) => !tags.some((tag) => tag.id === id)), ...(isOn ? tags : [])] }),
  };
}

/** What an answer to a mail begins with (CMP-58). */
function readyToAnswer(message: Message, view: number): Message {
  const isForward = view === messageViews.forward || view === messageViews.forwardAsAttachment;
  const quoted = `<p><br></p><blockquote>${message.html}</blockquote>`;
  return {
    ...message,
    subject: `${isForward ? 'Fwd' : 'Re'}: ${message.subject}`,
    to: isForward ? [] : [message.sender],
    cc: view === messageViews.replyAll ? message.cc : [],
    html: quoted,
    attachments: isForward ? message.attachments.map((file, index) => ({ ...file, id: index + 1 })) : [],
  };
}

export interface UsualOptions {
  mailbox?: Mailbox | undefined;
  language?: Language | undefined;
  skinName?: string | undefined;
}

/** The answers of a server that is well, over a mailbox in memory. */
export function usualAnswers({ mailbox = createMailbox(), language = 'en', skinName = 'jingdianlan' }: UsualOptions = {}): FakeAnswer[] {
  const tags: Tag[] = [...exampleTags];
  const found = (folder: string, uid: number): Message => {
    const message = mailbox.message(folder, uid);
    if (!message) throw new Problem('mail-not-found');
    return message;
  };
  return [
    answer(getLoginPage, () => exampleLoginPage()),
    answer(logIn, ({ body }) => ({ userName: body.account, token: 'token', needsTwoFactor: false })),
    answer(logOut, () => ({ logoutUrl: '' })),
    answer(refreshSession, () => ({ token: 'token' })),
    answer(getLoginInfo, () => exampleLoginInfo({ language, skinName })),
    answer(getSharedStatus, () => exampleStatus()),
    answer(getUserInfo, () => exampleUser),
    answer(getParameters, () => ({ results: exampleParameters })),
    answer(getLockStatus, () => exampleLockStatus()),
    answer(getPushToken, () => ({ token: 'push-token', version: 1 })),
    answer(setLanguage, ({ body }) => body),
    answer(setSkin, ({ body }) => body),
    answer(saveSetting, () => done),
    answer(listFolders, () => ({ count: mailbox.folders().length, results: mailbox.folders() })),
    answer(createFolder, ({ body }) => mailbox.addFolder(body.name)),
    answer(deleteFolder, () => done),
    answer(renameFolder, ({ body: { sourceFolder, name } }) => {
      mailbox.renameFolder(sourceFolder, name);
      return done;
    }),
    answer(emptyFolder, ({ body: { folder } }) => {
      mailbox.move(folder, 'all', null);
      return done;
    }),
    answer(listTags, () => ({ count: tags.length, results: [...tags] })),
    answer(createTag, ({ body }) => {
      const tag = { id: `tag${tags.length + 1}`, ...body };
      tags.push(tag);
      return tag;
    }),
    answer(setRemark, ({ body: { uid, folder, remark } }) => {
      mailbox.change(folder, [uid], () => ({ remark }));
      return done;
    }),
    answer(deleteRemark, ({ body: { uid, folder } }) => {
      mailbox.change(folder, [uid], () => ({ remark: '' }));
      return done;
    }),
    answer(getContactInfo, ({ query: { address } }) => ({
      department: address.endsWith('@jinshu.example') ? '研究院' : '',
      isContact: false,
      isSelf: address === exampleUser.address,
    })),
    answer(listMessages, ({ query }) => {
      const all = mailbox.rows(query.folder);
      const isAsked = ({ subject, sender }: (typeof all)[number]) =>
        subject.includes(query.subject ?? '') && `${sender.name} ${sender.address}`.includes(query.sender ?? '');
      const rows = all.filter((row) => (query.viewFilter !== 'unseen' || !row.isRead) && isAsked(row));
      const sorted = query.sort === 'ARRIVAL' ? rows.toReversed() : rows;
      return {
        count: rows.length,
        unseenCount: all.filter(({ isRead }) => !isRead).length,
        results: sorted.slice(query.offset, query.offset + query.limit),
      };
    }),
    answer(listNeighbours, ({ query }) => {
      const rows = mailbox.rows(query.folder);
      return { count: rows.length, results: rows.slice(query.offset, query.offset + query.limit).map(({ uid }) => ({ uid })) };
    }),
    answer(readMessage, ({ params: { uid }, query: { folder, view, isPrefetch } }) => {
      const message = found(folder, uid);
      if (view === messageViews.source || view === messageViews.header) return { ...message, text: sourceOf(message) };
      if (view !== undefined) return readyToAnswer(message, view);
      if (!isPrefetch) mailbox.change(folder, [uid], () => ({ isRead: true }));
      return found(folder, uid);
    }),
    answer(flagMessages, ({ body: { uids, folder, flags, action } }) => {
      mailbox.change(folder, uids, (message) => flagged(message, tags, flags, action === 'add'));
      return done;
    }),
    answer(cancelTags, ({ body: { uids, folder } }) => {
      mailbox.change(folder, uids, () => ({ tags: [] }));
      return done;
    }),
    answer(moveMessages, ({ body: { uids, sourceFolder, targetFolder } }) => ({
      ...done,
      uids: mailbox.move(sourceFolder, uids, targetFolder),
    })),
    answer(moveReadMessage, ({ body: { uid, sourceFolder, targetFolder } }) => {
      const { messageId } = found(sourceFolder, uid);
      mailbox.move(sourceFolder, [uid], targetFolder);
      const moved = mailbox.rows(targetFolder).find((row) => mailbox.message(targetFolder, row.uid)?.messageId === messageId);
      return { folder: targetFolder, uid: moved?.uid ?? uid };
    }),
    answer(deleteMessages, ({ body: { uids, folder } }) => {
      const moved = mailbox.move(folder, uids, folder === 'Trash' ? null : 'Trash');
      return { ...done, ...(folder !== 'Trash' && { uids: moved }) };
    }),
    answer(expungeMessages, ({ body: { uids, folder } }) => {
      mailbox.move(folder, uids, null);
      return done;
    }),
    answer(rejectMessages, ({ body: { uids, folder, alsoDeletes } }) => {
      if (alsoDeletes) mailbox.move(folder, uids, 'Trash');
      return done;
    }),
    answer(markNotSpam, ({ body: { uids, folder } }) => {
      mailbox.move(folder, uids, 'INBOX');
      return done;
    }),
    answer(judgeSender, () => done),
    answer(addContact, () => done),
    answer(downloadMessages, () => ({ blob: new Blob(['zip'], { type: 'application/zip' }), fileName: 'mails.zip' })),
    answer(downloadMessage, ({ query: { uid, folder } }) => ({
      blob: new Blob([sourceOf(found(folder, uid))], { type: 'message/rfc822' }),
      fileName: 'mail.eml',
    })),
    answer(searchMessages, ({ query }) => {
      const words = (query.keyword ?? query.subject ?? query.attachment ?? '').toLowerCase();
      const found = foundIn(mailbox, query);
      const results = found.slice((query.page - 1) * query.pageSize, query.page * query.pageSize).map((row) => {
        const start = row.subject.toLowerCase().indexOf(words);
        return { ...row, ...(start >= 0 && { subjectMarks: [[start, start + words.length]] as [number, number][] }) };
      });
      return { total: found.length, results };
    }),
    answer(listFoundUids, ({ query }) => {
      const found = foundIn(mailbox, query);
      const folders = [...new Set(found.map(({ folder }) => folder))];
      return {
        total: found.length,
        folders: folders.map((folder) => ({ folder, uids: found.filter((row) => row.folder === folder).map(({ uid }) => uid) })),
      };
    }),
    answer(listContactSuggestions, ({ query: { search } }) => {
      const results = exampleSuggestions.filter(({ address, name }) => `${address} ${name}`.toLowerCase().includes(search.toLowerCase()));
      return { count: results.length, results };
    }),
    answer(getComposeParameters, () => exampleComposeParameters),
    answer(sendDraft, ({ body: { action, draftId, version, ...draft } }) => {
      const { folder: _folder, uid: _uid, version: _version, ...letter } = { ...draft, version };
      const kept = mailbox.add(action === 'sent' ? 'Sent' : 'Drafts', {
        sender: letter.sender,
        to: letter.to,
        cc: letter.cc,
        subject: letter.subject,
        html: letter.html,
        text: letter.text,
      });
      return {
        messageId: kept.messageId,
        recipients: letter.to.map(({ address }) => address),
        isSuccess: true,
        failedAddresses: [],
        type: action,
        draftId,
        version: version + 1,
      };
    }),
    answer(listDeliveries, () => ({
      count: 2,
      results: [
        exampleDelivery(),
        exampleDelivery({ recipient: 'amelia.hart@northgate.example', name: 'Amelia Hart', status: 'queued', statusInfo: 'no-relay' }),
      ],
    })),
  ];
}

/** The mails whose subject or sender has the words that are looked for. */
function foundIn(mailbox: Mailbox, { keyword, subject, attachment, sender }: SearchConditions): MessageRow[] {
  const words = (keyword ?? subject ?? attachment ?? sender ?? '').toLowerCase();
  return mailbox
    .folders()
    .flatMap(({ rawName }) => mailbox.rows(rawName))
    .filter((row) => `${row.subject} ${row.sender.name} ${row.sender.address}`.toLowerCase().includes(words));
}

const sourceOf = ({ sender, to, subject, sentAt, messageId, text }: Message) =>
  [
    `Message-ID: <${messageId}>`,
    `Date: ${new Date(sentAt ?? 0).toUTCString()}`,
    `From: ${sender.name} <${sender.address}>`,
    `To: ${to.map(({ name, address }) => `${name} <${address}>`).join(', ')}`,
    `Subject: ${subject}`,
    '',
    text,
  ].join('\r\n');
