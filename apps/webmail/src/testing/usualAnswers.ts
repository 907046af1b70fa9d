import {
  addContact,
  answerInvitation,
  cancelTags,
  changeTag,
  createFolder,
  createTag,
  deleteFolder,
  deleteMessages,
  deleteRemark,
  deleteTag,
  downloadMessage,
  downloadMessages,
  emptyFolder,
  enterSharedMailbox,
  expungeMessages,
  findDraft,
  flagColorName,
  flagColors,
  flagMessages,
  flagNames,
  getBrowserKey,
  getComposeParameters,
  getContactInfo,
  getLockStatus,
  getLoginInfo,
  getLoginPage,
  getLoginPlaces,
  getParameters,
  getPushToken,
  getReviewState,
  getSharedStatus,
  getUserInfo,
  getWelcome,
  judgeSender,
  type Language,
  leaveSharedMailbox,
  listApps,
  listContactSuggestions,
  listDeliveries,
  listFolderSizes,
  listFolders,
  listFoundUids,
  listLetterColours,
  listMessages,
  listNeighbours,
  listPictureSenders,
  listPortraits,
  listTagSizes,
  listTags,
  lockScreen,
  logIn,
  logOut,
  type Message,
  type MessageRow,
  markNotSpam,
  messageViews,
  moveMessages,
  moveReadMessage,
  orderFolders,
  Problem,
  readMessage,
  readProtectedMessage,
  recallDelivery,
  recallMessage,
  recallSentMessage,
  refreshSession,
  rejectMessages,
  renameFolder,
  replyToMessage,
  type SearchConditions,
  saveSetting,
  searchMessages,
  sendDraft,
  sendReceipt,
  sendReceiptByButton,
  setLanguage,
  setRemark,
  setSkin,
  type Tag,
  unlockScreen,
} from '@jinshu/api';
import { calendarAnswers } from './calendarAnswers.ts';
import { composeAnswers } from './composeAnswers.ts';
import { createDrives } from './driveAnswers.ts';
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
  exampleWelcome,
} from './examples.ts';
import { answer, type FakeAnswer } from './fakeServer.ts';
import { createMailbox, type Mailbox } from './mailbox.ts';

const done = { msg: 'success' };

/** A recall that took the mail back from a colleague, and not from outside. */
const recalled = {
  count: 2,
  results: [
    exampleDelivery({ recallStatus: 'recalled', inform: 'taken-back' }),
    exampleDelivery({
      recipient: 'amelia.hart@northgate.example',
      name: 'Amelia Hart',
      recallStatus: 'failed',
      recallStatusInfo: 'outside',
    }),
  ],
};

/** Applies the flags of a call to a message. */
function flagged(message: Message, known: readonly Tag[], flags: readonly string[], isOn: boolean): Partial<Message> {
  const color = flagColors.find((one) => flags.includes(flagColorName(one)));
  const tags = known.filter(({ id }) => flags.includes(id));
  return {
    ...(flags.includes(flagNames.isRead) && { isRead: isOn }),
    ...(color && { flagColor: isOn ? color : null }),
    ...(tags.length > 0 && { tags: [...message.tags.filter(({ id }) => !tags.some((tag) => tag.id === id)), ...(isOn ? tags : [])] }),
  };
}

/** Returns a message prepared for a reply (CMP-58). */
function readyToAnswer(message: Message, view: number): Message {
  const isForward = view === messageViews.forward || view === messageViews.forwardAsAttachment;
  const title = '------ Original message ------';
  return {
    ...message,
    subject: `${isForward ? 'Fwd' : 'Re'}: ${message.subject}`,
    to: isForward ? [] : [message.sender],
    cc: view === messageViews.replyAll ? message.cc : [],
    html: `<p><br></p><p>${title}</p><blockquote>${message.html}</blockquote>`,
    text: `\n\n${title}\n\n${message.text}`,
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
    answer(getWelcome, () => exampleWelcome()),
    answer(getLoginPlaces, () => ({ current: '203.0.113.24', last: '', lastAt: '', isElsewhere: false })),
    answer(listApps, () => ({ count: 0, results: [] })),
    answer(getReviewState, () => ({ count: 0, isReviewer: false })),
    answer(getPushToken, () => ({ token: 'push-token', version: 1 })),
    answer(getBrowserKey, () => ({ key: btoa('k'.repeat(32)) })),
    answer(lockScreen, () => ({ msg: 'success' })),
    answer(unlockScreen, ({ body: { password } }) => {
      // The fake server reads what is not sealed.
      if ((JSON.parse(password) as { value: string }).value !== 'Jinshu-2026') throw new Problem('lock-password-wrong');
      return { token: 'unlocked' };
    }),
    answer(enterSharedMailbox, () => ({ token: 'shared' })),
    answer(leaveSharedMailbox, () => ({ token: 'own' })),
    answer(setLanguage, ({ body }) => body),
    answer(setSkin, ({ body }) => body),
    answer(saveSetting, () => done),
    answer(listFolders, () => ({ count: mailbox.folders().length, results: mailbox.folders() })),
    answer(createFolder, ({ body }) => mailbox.addFolder(body.name)),
    answer(deleteFolder, ({ body: { sourceFolder, deletesContent, targetFolder } }) => {
      mailbox.removeFolder(sourceFolder, deletesContent ? null : (targetFolder ?? 'INBOX'));
      return done;
    }),
    answer(listFolderSizes, () => {
      const results = mailbox.folders().map(({ id, rawName, name, unseenCount, isDefault }) => {
        const rows = mailbox.rows(rawName);
        return {
          id,
          rawName,
          name,
          unseenCount,
          isDefault,
          messageCount: rows.length,
          size: rows.reduce((sum, { size }) => sum + size, 0),
        };
      });
      return { count: results.length, results };
    }),
    answer(orderFolders, ({ body: { folders } }) => {
      mailbox.orderFolders(folders);
      return { msg: 'ok' };
    }),
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
    answer(changeTag, ({ params: { id }, body }) => {
      const tag = { id, ...body };
      tags.splice(
        tags.findIndex((one) => one.id === id),
        1,
        tag,
      );
      return tag;
    }),
    answer(deleteTag, ({ params: { id } }) => {
      tags.splice(
        tags.findIndex((one) => one.id === id),
        1,
      );
      return done;
    }),
    answer(listTagSizes, () => {
      const all = mailbox.folders().flatMap(({ rawName }) => mailbox.rows(rawName));
      const results = tags.map((tag) => {
        const rows = all.filter((row) => row.tags.some(({ id }) => id === tag.id));
        const unseenCount = rows.filter(({ isRead }) => !isRead).length;
        return { ...tag, unseenCount, messageCount: rows.length, size: rows.reduce((sum, { size }) => sum + size, 0) };
      });
      return { count: results.length, results };
    }),
    answer(setRemark, ({ body: { uid, folder, remark } }) => {
      mailbox.change(folder, [uid], () => ({ remark }));
      return done;
    }),
    answer(deleteRemark, ({ body: { uid, folder } }) => {
      mailbox.change(folder, [uid], () => ({ remark: '' }));
      return done;
    }),
    answer(listLetterColours, () => ({ count: 0, results: [] })),
    answer(listPictureSenders, () => ({ count: 0, results: [] })),
    answer(listPortraits, () => ({ count: 0, results: [] })),
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
    answer(findDraft, ({ params: { draftId } }) => {
      const row = mailbox.rows('Drafts').find((one) => one.draftId === draftId);
      if (!row) throw new Problem('draft-not-found');
      return { folder: 'Drafts', uid: row.uid };
    }),
    answer(listNeighbours, ({ query: { folder, uid, limit, offset, viewFilter } }) => {
      const rows = mailbox.rows(folder).filter((row) => row.uid === uid || viewFilter !== 'unseen' || !row.isRead);
      const here = uid === undefined ? -1 : rows.findIndex((row) => row.uid === uid);
      const first = here < 0 ? offset : Math.max(0, here - (limit - 1) / 2);
      const results = uid !== undefined && here < 0 ? [] : rows.slice(first, here < 0 ? first + limit : here + (limit + 1) / 2);
      return { count: rows.length, results: results.map((row) => ({ uid: row.uid })) };
    }),
    answer(readMessage, ({ params: { uid }, query: { folder, view, isPrefetch } }) => {
      const message = found(folder, uid);
      if (view === messageViews.source || view === messageViews.header) return { ...message, text: sourceOf(message) };
      // What only a password opens is not sent on without it.
      if (view !== undefined && view >= messageViews.forward && message.attributes.isPassword) throw new Problem('mail-password-wrong');
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
        return { ...row, ...(words !== '' && start >= 0 && { subjectMarks: [[start, start + words.length]] as [number, number][] }) };
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
    ...composeAnswers(),
    ...calendarAnswers(),
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
    answer(sendReceipt, () => ({})),
    answer(sendReceiptByButton, () => ({})),
    answer(answerInvitation, ({ body }) => {
      const calendarAnswer = { accept: 'pass', tentative: 'wait', decline: 'reject' }[body.answer];
      mailbox.change('INBOX', 'all', ({ attributes }) =>
        attributes.calendarEventId === body.calendarEventId ? { attributes: { ...attributes, calendarAnswer } } : {},
      );
      return body;
    }),
    answer(recallMessage, () => recalled),
    answer(recallSentMessage, () => recalled),
    answer(recallDelivery, ({ body: { recipient } }) => ({
      count: 1,
      results: recalled.results.filter((delivery) => delivery.recipient === recipient),
    })),
    answer(replyToMessage, ({ body: { folder, uid, html } }) => {
      const original = found(folder, uid);
      mailbox.change(folder, [uid], () => ({ isAnswered: true }));
      const { messageId } = mailbox.add('Sent', { sender: exampleUser, to: [original.sender], subject: `Re: ${original.subject}`, html });
      const recipients = [original.sender.address];
      return { messageId, recipients, isSuccess: true, failedAddresses: [], type: 'sent' as const, draftId: 'quick', version: 1 };
    }),
    answer(readProtectedMessage, ({ body: { folder, uid, password, view } }) => {
      if (password !== 'aB3dE6') throw new Problem('mail-password-wrong');
      const opened = { ...found(folder, uid), html: '<p>Behind the password.</p>', text: 'Behind the password.', isHtml: true };
      return view === undefined ? opened : readyToAnswer(opened, view);
    }),
    answer(listDeliveries, () => ({
      count: 2,
      results: [
        exampleDelivery(),
        exampleDelivery({ recipient: 'amelia.hart@northgate.example', name: 'Amelia Hart', status: 'queued', statusInfo: 'no-relay' }),
      ],
    })),
    ...createDrives().answers,
  ];
}

/** Returns the messages whose subject or sender contains the search terms. */
function foundIn(mailbox: Mailbox, { keyword, subject, attachment, sender, person }: SearchConditions): MessageRow[] {
  const all = mailbox.folders().flatMap(({ rawName }) => mailbox.rows(rawName));
  if (person) return all.filter((row) => [row.sender, ...row.recipients].some(({ address }) => address === person));
  const words = (keyword ?? subject ?? attachment ?? sender ?? '').toLowerCase();
  return all.filter((row) => `${row.subject} ${row.sender.name} ${row.sender.address}`.toLowerCase().includes(words));
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
