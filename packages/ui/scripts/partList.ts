// All parts of the library with their group, purpose and other names. The start page of Storybook, the sidebar and `llms.txt` are made from it.

/** Groups of parts by the section of the sidebar, in the order in which they are shown. */
export const sections = {
  Parts: ['Actions', 'Forms', 'Structure', 'Overlays', 'Status', 'Foundation'],
  Mail: ['Mailbox', 'Reading', 'Writing', 'Calendar', 'Contacts', 'Files', 'Account', 'Settings', 'Administration'],
} as const;

type Group = (typeof sections)[keyof typeof sections][number];

/** Entry of the library as a reader looks for it. */
export interface PartEntry {
  group: Group;
  /** One line on what it is for. */
  purpose: string;
  /** Other names for it, in English and Chinese, which the search finds. */
  synonyms: string;
  /** Page of the guide that describes it, if it has no page of its own. */
  guide?: string;
}

const part = (group: Group, purpose: string, synonyms: string, guide?: string): PartEntry => ({
  group,
  purpose,
  synonyms,
  ...(guide && { guide }),
});

/** Parts by the name of their entry, `@jinshu/ui/<entry>`. */
export const partList: Readonly<Record<string, PartEntry>> = {
  button: part('Actions', 'Starts an action.', 'cta, submit, icon button, press, 按钮, 提交'),
  link: part('Actions', 'Goes to another page or place.', 'anchor, hyperlink, href, 链接, 超链接'),
  menu: part(
    'Actions',
    'Actions of a control, or choices that act at once.',
    'dropdown, context menu, popup menu, kebab, submenu, 菜单, 下拉菜单, 右键菜单',
  ),
  shortcut: part(
    'Actions',
    'Keys that do something, and an overview of all of them.',
    'kbd, hotkey, key binding, cheat sheet, 快捷键, 键盘',
  ),
  'split-button': part('Actions', 'A main action with a menu of variants beside it.', 'button group, dropdown button, 拆分按钮, 组合按钮'),
  'toggle-button': part(
    'Actions',
    'Turns a view on and off, or picks one of a few views.',
    'segmented control, button group, pressed, 切换按钮, 分段控件',
  ),
  toolbar: part('Actions', 'Actions in a row that fit into the space they have.', 'action bar, overflow, command bar, 工具栏'),

  checkbox: part('Forms', 'A yes or no that takes effect with the form.', 'tick, check, 复选框, 勾选'),
  'checkbox-group': part('Forms', 'Several choices under one name.', 'multiple choice, multi-select, 多选, 复选框组'),
  'click-captcha': part('Forms', 'Checks for a person by words to click on an image.', 'captcha, robot, verification, 验证码, 点选验证'),
  'code-input': part('Forms', 'A one-time code, one box per character.', 'otp, pin, verification code, 2fa, 验证码, 一次性密码'),
  'color-swatches': part('Forms', 'A palette to choose one color from.', 'color picker, colour, palette, 颜色, 取色, 调色板'),
  'combo-box': part(
    'Forms',
    'One choice out of many, found by typing.',
    'autocomplete, typeahead, autosuggest, searchable select, lookup, 自动完成, 组合框, 联想, 搜索选择',
  ),
  'date-field': part('Forms', 'A date that is typed.', 'day, birthday, 日期, 日期输入'),
  'date-picker': part('Forms', 'A date that is typed or chosen from a calendar.', 'calendar, datetime, schedule, 日期选择, 日历'),
  'date-range-picker': part('Forms', 'A first and a last day.', 'period, from to, calendar, 日期范围, 起止日期, 区间'),
  'month-calendar': part('Forms', 'One or two months to choose a day from.', 'mini calendar, date picker, 月历, 小日历'),
  'number-field': part(
    'Forms',
    'A number that is counted or measured.',
    'stepper, spin button, spinner, numeric input, 数字, 数值输入, 步进器',
  ),
  'password-checklist': part('Forms', 'Rules of a new password, each met or not.', 'password strength, policy, 密码强度, 密码规则'),
  'password-field': part('Forms', 'A password that can be shown.', 'secret, reveal, eye, 密码, 密码框'),
  'radio-group': part('Forms', 'One choice out of a few that stay visible.', 'radio button, option, single choice, 单选, 单选框'),
  'search-field': part('Forms', 'A field that searches.', 'filter, find, query, 搜索, 搜索框, 查找'),
  select: part('Forms', 'One choice out of a list.', 'dropdown, drop-down, picker, listbox, 下拉框, 选择框, 下拉列表'),
  'slide-captcha': part(
    'Forms',
    'Checks for a person by a piece to slide into its gap.',
    'captcha, robot, puzzle, verification, 滑块验证, 拼图验证, 验证码',
  ),
  slider: part('Forms', 'An approximate amount whose effect is visible.', 'range, zoom, 滑块, 滑动条'),
  switch: part('Forms', 'Turns a setting on or off at once.', 'toggle, on off, 开关, 切换'),
  'text-area': part('Forms', 'Several lines of plain text.', 'textarea, multiline, comment, 多行文本, 文本域'),
  'text-captcha': part('Forms', 'Checks for a person by characters to copy.', 'captcha, robot, verification, 验证码, 图形验证码'),
  'text-field': part('Forms', 'A line of text.', 'input, textbox, text input, 输入框, 文本框'),
  'time-field': part('Forms', 'A time of day.', 'clock, hour, time picker, 时间, 时间选择'),

  'app-shell': part('Structure', 'The frame around every screen.', 'layout, page, navigation, sidebar, header, 框架, 布局, 导航, 侧栏'),
  breadcrumbs: part('Structure', 'The way from the root to the current place.', 'path, trail, navigation, 面包屑, 路径'),
  carousel: part('Structure', 'Slides that take turns in one place.', 'slideshow, banner, gallery, 轮播, 走马灯, 幻灯片'),
  'data-grid': part(
    'Structure',
    'Rows and columns with sorting and selection.',
    'table, data table, list, spreadsheet, 表格, 数据表格, 列表',
  ),
  disclosure: part(
    'Structure',
    'A title that shows or hides what is below it.',
    'accordion, collapse, collapsible, expander, details, 折叠面板, 手风琴, 展开',
  ),
  'empty-state': part('Structure', 'Shown where there is no content.', 'no data, blank slate, zero state, placeholder, 空状态, 暂无数据'),
  'error-state': part('Structure', 'Shown where content could not be loaded.', 'failure, retry, error page, 出错, 错误页, 重试'),
  pagination: part('Structure', 'Leads from page to page of a long list.', 'pager, paging, next page, 分页, 翻页'),
  skeleton: part('Structure', 'A placeholder for rows that are loading.', 'loading, shimmer, placeholder, spinner, 骨架屏, 加载中, 占位'),
  splitter: part('Structure', 'Two panes with a line that moves.', 'resizable, split pane, resize handle, divider, 分隔条, 拖动分栏'),
  stepper: part('Structure', 'Progress in a task of several steps.', 'wizard, steps, 步骤条, 向导'),
  tabs: part('Structure', 'Several views of one thing, one at a time.', 'tab bar, tab panel, 标签页, 选项卡'),
  'virtual-list': part(
    'Structure',
    'Thousands of items whose heights are unknown.',
    'infinite scroll, windowing, virtualized, listbox, log, 虚拟列表, 长列表, 无限滚动',
  ),

  'alert-dialog': part(
    'Overlays',
    'A question that must be answered first.',
    'confirm, confirmation, modal, prompt, 确认框, 警告对话框, 弹窗',
  ),
  banner: part('Overlays', 'A line about the content below it.', 'alert, callout, notice, inline message, info bar, 提示条, 横幅, 通知条'),
  dialog: part('Overlays', 'A task of its own above the page.', 'modal, popup, lightbox, window, 对话框, 弹窗, 模态框'),
  drawer: part('Overlays', 'A sheet from a side of the window.', 'sheet, side panel, bottom sheet, off-canvas, flyout, 抽屉, 侧边栏'),
  'hover-card': part('Overlays', 'Details of an item that show on hover and focus.', 'preview card, popover, profile card, 悬停卡片, 名片'),
  popover: part('Overlays', 'A small surface attached to its control.', 'popup, bubble, flyout, dropdown, 气泡, 弹出框, 浮层'),
  toast: part('Overlays', 'The result of an action, with undo.', 'snackbar, notification, message, growl, 轻提示, 消息提示, 通知'),
  tooltip: part('Overlays', 'A short text about a control.', 'hint, title, infotip, 文字提示, 工具提示, 气泡提示'),

  avatar: part('Status', 'A person as a small circle.', 'profile picture, user, initials, face, 头像, 用户'),
  badge: part('Status', 'A small number in a corner.', 'counter, dot, unread, pill, 徽标, 角标, 红点'),
  countdown: part('Status', 'Seconds in which something can still be undone.', 'timer, undo, 倒计时, 撤销'),
  icon: part('Status', 'A drawing in the color of the text, from the usual set.', 'svg, glyph, symbol, 图标'),
  'icon-more': part('Status', 'Any drawing of the full set, loaded when it is shown.', 'svg, glyph, symbol, all icons, 图标, 全部图标'),
  logo: part('Status', 'The sign and wordmark of the product.', 'brand, wordmark, 标志, 商标'),
  progress: part('Status', 'How far a task has come, as a bar.', 'progress bar, loading, loader, 进度条, 加载'),
  'progress-circle': part('Status', 'How far a task has come, in little space.', 'spinner, loader, loading, busy, 加载, 转圈, 环形进度'),
  'qr-image': part('Status', 'A QR code that is made in the page.', 'qr code, barcode, 二维码'),
  'skin-chooser': part(
    'Status',
    'Lets the user choose skin and density.',
    'theme picker, dark mode, appearance, 换肤, 主题, 皮肤, 深色模式',
  ),

  'derive-skin': part(
    'Foundation',
    'Makes a skin from the colors of an organization.',
    'theme, brand color, generator, 皮肤, 主题色',
    'guide-write-a-skin--docs',
  ),
  lazy: part(
    'Foundation',
    'Loads a component when it is first shown.',
    'code splitting, suspense, dynamic import, 懒加载, 按需加载',
    'guide-welcome--docs',
  ),
  'skin-scope': part(
    'Foundation',
    'A place in another skin than the page.',
    'theme provider, nested theme, dark panel, 局部皮肤, 嵌套主题',
  ),
  'load-skin': part(
    'Foundation',
    'Loads the style sheet of a skin on demand, and names the skins.',
    'theme switch, dark mode, prefers-color-scheme, 换肤, 深色模式',
    'guide-welcome--docs',
  ),
  provider: part(
    'Foundation',
    'Gives language, strings and direction to all parts.',
    'context, locale, i18n, rtl, 国际化, 多语言',
    'guide-strings-and-locale--docs',
  ),
  strings: part(
    'Foundation',
    'Built-in text in three languages.',
    'translation, i18n, l10n, locale, 翻译, 文案, 语言',
    'guide-strings-and-locale--docs',
  ),
  'test-set-up': part(
    'Foundation',
    'Adds what jsdom and happy-dom lack to the page of a test.',
    'setup file, polyfill, ResizeObserver, vitest, jest, 测试环境',
    'guide-welcome--docs',
  ),
  testing: part(
    'Foundation',
    'Queries for tests, and a check of a field against recorded input methods.',
    'ime, composition, test, 输入法, 测试',
    'guide-input-methods--docs',
  ),
  text: part(
    'Foundation',
    'Formats dates, sizes and names.',
    'date format, file size, initials, 日期格式, 文件大小',
    'guide-strings-and-locale--docs',
  ),
  theme: part(
    'Foundation',
    'The variables of a skin, and how to define one.',
    'tokens, design tokens, css variables, defineSkin, 变量, 主题, 设计令牌',
    'guide-skins--docs',
  ),

  'flag-picker': part('Mailbox', 'Nine flags for a message.', 'star, follow-up, color flag, 旗标, 标记, 星标'),
  'folder-picker': part('Mailbox', 'A folder out of many, found by its letters.', 'move to, mailbox picker, 移动到, 选择文件夹'),
  'folder-tree': part(
    'Mailbox',
    'The folders of a mailbox with their counts.',
    'tree view, treeview, sidebar, navigation, 文件夹树, 目录树, 树形控件',
  ),
  'home-cards': part('Mailbox', 'The home page and its cards.', 'dashboard, widgets, portal, 首页, 卡片, 工作台'),
  'list-toolbar': part('Mailbox', 'The actions of the message list.', 'bulk actions, filter, sort, 列表工具栏, 批量操作'),
  'mail-tabs': part('Mailbox', 'Open messages, drafts and searches as tabs.', 'tab strip, documents, 邮件标签页, 多标签'),
  'mailbox-layout': part('Mailbox', 'The arrangement of a mailbox screen.', 'three pane, layout, 邮箱布局, 三栏'),
  'mailbox-switch': part('Mailbox', 'The open mailbox, and a menu of the others.', 'account switcher, shared mailbox, 切换邮箱, 公共邮箱'),
  'message-list': part('Mailbox', 'The messages of a folder or of a search.', 'inbox, mail list, threads, 收件箱, 邮件列表'),
  'new-mail-notice': part('Mailbox', 'New messages at the corner of the page.', 'notification, toast, 新邮件提醒, 通知'),
  'remark-popover': part('Mailbox', 'A private note on a message.', 'comment, annotation, memo, 备注'),
  'search-form': part('Mailbox', 'Advanced search and suggestions.', 'filter, query, find, 高级搜索, 搜索建议'),
  'split-view': part(
    'Mailbox',
    'A list with the reading pane beside or below it.',
    'reading pane, preview pane, master detail, 阅读窗格, 分栏',
  ),
  'tag-chip': part('Mailbox', 'A tag by name and color.', 'chip, label, pill, tag, 标签'),
  'tag-menu': part('Mailbox', 'Adds tags to messages and removes them.', 'labels, categories, 标签菜单, 打标签'),

  'attachment-list': part('Reading', 'The attachments of a message.', 'files, download, 附件, 附件列表'),
  'attachment-preview': part('Reading', 'Attachments one at a time over the whole page.', 'lightbox, viewer, gallery, pdf, 附件预览, 看图'),
  'delivery-status': part('Reading', 'The delivery of a message to each recipient.', 'tracking, receipt, 投递状态, 发送状态'),
  lifeline: part('Reading', 'The progress of a sent message in one line.', 'timeline, tracking, read receipt, 邮件轨迹, 时间线'),
  'message-body': part('Reading', 'The body of a message in a frame of its own.', 'html mail, iframe, sanitizer, 正文, 邮件内容'),
  'message-header': part('Reading', 'Subject, people and time of a message.', 'from, to, subject, 邮件头, 主题'),
  'message-source': part('Reading', 'The source of a message.', 'eml, raw, headers, 邮件原文, 源码'),
  'message-toolbar': part('Reading', 'Actions for the open message.', 'reply, forward, delete, 邮件操作, 回复, 转发'),
  'print-sheet': part('Reading', 'A message on paper.', 'print, pdf, 打印'),
  'quick-reply': part('Reading', 'A short reply below a message.', 'inline reply, comment box, 快捷回复'),
  'reading-banners': part('Reading', 'Notices between header and body.', 'alert, warning, phishing, receipt, 阅读提示, 安全提醒'),
  'recall-dialog': part('Reading', 'The result of a recall for each recipient.', 'unsend, undo send, 撤回'),
  'sender-card': part('Reading', 'A person with actions for their address.', 'contact card, profile, vcard, 发件人名片'),

  'compose-form': part('Writing', 'The layout of a message that is written.', 'composer, new message, draft, 写信, 撰写'),
  'compose-options': part('Writing', 'The options for sending a message.', 'priority, receipt, schedule, burn, 发送选项, 定时发送'),
  'emoji-picker': part('Writing', 'Three hundred emoji in eight groups.', 'smiley, emoticon, reactions, 表情'),
  'file-drop-zone': part(
    'Writing',
    'Takes files that are dropped, pasted or chosen.',
    'upload, dropzone, drag and drop, file input, 上传, 拖放',
  ),
  'plain-text-editor': part('Writing', 'An editor for a message without formatting.', 'textarea, 纯文本编辑器'),
  'recipient-field': part(
    'Writing',
    'Mail addresses as chips, with suggestions.',
    'to, cc, chip input, token field, tag input, autocomplete, 收件人, 抄送',
  ),
  'rich-text-editor': part(
    'Writing',
    'An editor for a formatted message.',
    'wysiwyg, html editor, contenteditable, 富文本, 编辑器, 所见即所得',
  ),
  'send-result': part('Writing', 'The page after a message was sent.', 'confirmation, success, 发送结果, 发送成功'),
  'signature-pane': part('Writing', 'The signatures of a user.', 'footer, 签名'),
  stationery: part('Writing', 'Papers for a message, and their picker.', 'background, letterhead, template, 信纸'),
  'template-pane': part('Writing', 'Message templates.', 'snippets, canned response, 模板, 邮件模板'),
  'upload-dialog': part('Writing', 'Large files on their way to the server.', 'upload manager, 超大附件, 上传'),
  'upload-list': part('Writing', 'Files with the state of their upload.', 'file list, progress, chip, 上传列表, 附件'),

  'calendar-grid': part('Calendar', 'Month, week, day and agenda of a calendar.', 'scheduler, agenda, planner, 日历, 日程'),
  'calendar-settings': part('Calendar', 'Own calendars and those of others.', 'share calendar, subscribe, 日历设置, 共享日历'),
  'event-form': part('Calendar', 'An event, to read and to edit.', 'meeting, appointment, invitation, recurrence, 日程, 会议, 邀请'),

  'address-book': part('Contacts', 'The people of an address book.', 'contacts, directory, 通讯录, 联系人'),
  'contact-form': part('Contacts', 'A contact to fill in.', 'person, vcard, 联系人, 名片'),
  'contact-picker': part(
    'Contacts',
    'People, departments and lists for a message.',
    'people picker, recipients, organization, 选择联系人, 组织架构',
  ),

  'file-browser': part('Files', 'Files and folders of a drive.', 'explorer, file manager, finder, 文件管理器, 网盘'),
  'file-centre': part('Files', 'Drives, transit station and shared pages.', 'drive, cloud storage, share page, 文件中心, 网盘, 中转站'),
  'share-dialog': part('Files', 'Shares files by link or with colleagues.', 'link, permission, access code, 分享, 共享'),

  'lock-dialog': part('Account', 'Dialogs of the lock over folders and pages.', 'pin, protect, 加锁, 安全锁'),
  'lock-screen': part('Account', 'Covers the page until the password is given.', 'screen lock, session, 锁屏'),
  'login-form': part('Account', 'The card and the page of a login.', 'sign in, sign-in, authentication, 登录'),
  'recovery-form': part('Account', 'Recovers a forgotten password.', 'reset password, forgot password, 找回密码, 忘记密码'),
  'registration-form': part('Account', 'Requests a mailbox.', 'sign up, create account, 注册'),
  'two-factor': part('Account', 'The second factor of a login.', '2fa, mfa, otp, passkey, authenticator, 两步验证, 双因素'),

  'address-list': part('Settings', 'A list of addresses and domains.', 'allow list, block list, whitelist, blacklist, 白名单, 黑名单'),
  'app-centre': part('Settings', 'The apps that an organization offers.', 'launcher, app grid, marketplace, 应用中心'),
  'filter-rules': part('Settings', 'Rules for incoming mail in their order.', 'filters, automation, sort, 过滤规则, 收信规则'),
  'import-dialog': part('Settings', 'Imports mail files into a folder.', 'eml, mbox, migration, 导入邮件'),
  'mailbox-sharing': part('Settings', 'Colleagues who may use a mailbox.', 'delegation, permission, 邮箱共享, 授权'),
  'moving-list': part('Settings', 'Accounts whose mail is fetched.', 'migration, pop3, imap, 邮箱搬家, 代收'),
  'query-centre': part('Settings', 'The records of an account.', 'log, history, audit, 自助查询, 登录记录'),
  'rule-form': part('Settings', 'A rule or an automatic reply to fill in.', 'filter, vacation, out of office, 规则, 自动回复'),
  'server-account-form': part('Settings', 'An account of another mail system.', 'imap, smtp, credentials, 服务器, 代收账户'),
  'settings-form': part('Settings', 'Parts and pages of settings.', 'preferences, options, profile, 设置, 偏好'),
  'smtp-proxy-list': part('Settings', 'Servers that send for an address.', 'relay, outgoing, 代发, SMTP'),

  'back-stage': part(
    'Administration',
    'Frame, tables and forms of an administration.',
    'admin, console, dashboard, back office, 管理后台, 控制台',
  ),
  'review-list': part('Administration', 'Messages that wait for a decision.', 'approval, moderation, audit, 审核, 审批'),
};
