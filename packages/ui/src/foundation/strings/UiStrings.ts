import type { FlagColor } from '../theme/SkinTokens.ts';

/** Actions for a table in a message. */
export type TableActionName =
  | 'rowAbove'
  | 'rowBelow'
  | 'columnBefore'
  | 'columnAfter'
  | 'deleteRow'
  | 'deleteColumn'
  | 'merge'
  | 'split'
  | 'header'
  | 'deleteTable';

/**
 * All strings built into the components. Strings that depend on the context are props instead.
 * Pass a complete set to `UiProvider`. `@jinshu/ui/strings` has one for each of the three languages.
 */
export interface UiStrings {
  button: {
    /** Announced while the action runs. */
    pending: string;
  };
  link: {
    /** Added to the name of a link that opens a new window. */
    opensInNewWindow: string;
  };
  skeleton: {
    /** Announced when rows take long to come. */
    loading: string;
  };
  badge: {
    /** The number on a badge, said in full. */
    unread: (count: number) => string;
  };
  appShell: {
    /** The navigation on the rail. */
    main: string;
    accountMenu: string;
    /** First stop of the keyboard: jumps over rail, bar and folders. */
    skipToContent: string;
    openSidebar: string;
    closeSidebar: string;
    sidebar: string;
  };
  recipientField: {
    /** The chips of a field. */
    chips: (field: string) => string;
    /** The list of people that match what is typed. */
    suggestions: (field: string) => string;
    /** Announced when people match. */
    offered: (count: number) => string;
    /** Announced after chips were added or taken away. */
    added: (names: string) => string;
    removed: (names: string) => string;
    /** The button on a chip. */
    remove: (name: string) => string;
    /** The input a chip becomes while it is changed. */
    edit: (name: string) => string;
    /** The menu of a chip. */
    menu: string;
    editChip: string;
    copyChip: string;
    removeChip: string;
    moveTo: (field: string) => string;
    /** Announced after chips went to another field. */
    moved: (names: string, field: string) => string;
    /** The name of a chip that is not an address. */
    invalid: (text: string) => string;
    /** The name of a chip that is worth a second look, and why. */
    warned: (text: string, why: string) => string;
    /** The button that stands for recipients that are not drawn. */
    showMore: (count: number) => string;
  };
  composeForm: {
    /** The form as a landmark. */
    form: string;
    send: string;
    /** The send button while a time is set. */
    schedule: string;
    preview: string;
    saveDraft: string;
    close: string;
    closePane: string;
    from: string;
    subject: string;
    attachments: string;
    /** The link that takes an optional field away again. */
    hideField: (field: string) => string;
    /** The menu of what finds no room on a phone. */
    more: string;
    /** The item that shows the fields which phones leave out while they are as usual. */
    showRare: string;
    hideRare: string;
  };
  richTextEditor: {
    body: string;
    toolbar: string;
    /** The quoted letter below the reply. */
    original: string;
    /** The menu of kinds of paragraph, sizes and fonts. */
    text: string;
    paragraphKind: string;
    blocks: Record<'paragraph' | 'heading1' | 'heading2' | 'heading3' | 'code', string>;
    fontSize: string;
    fontFamily: string;
    fontFamilies: Record<'yahei' | 'song' | 'hei' | 'kai' | 'fang' | 'mono', string>;
    lineHeight: string;
    /** A choice that takes a size, a font or a distance away again. */
    standard: string;
    /** The button for the tools that find no room. */
    more: string;
    emoji: string;
    rule: string;
    /** Button for the size and alternative text of the selected image. */
    picture: string;
    pictureSizes: Record<'small' | 'medium' | 'large' | 'own', string>;
    /** Field for the alternative text of an image. */
    pictureText: string;
    /** Button that resizes an image by dragging. */
    resize: string;
    /** A table of so many rows and columns, in the grid that asks for them. */
    tableSize: (rows: number, columns: number) => string;
    /** Tools of the table the caret is in. */
    tableTools: string;
    tableActions: Record<TableActionName, string>;
    bold: string;
    italic: string;
    underline: string;
    strike: string;
    color: string;
    highlight: string;
    /** Removes the color. */
    noColor: string;
    clear: string;
    align: string;
    alignments: Record<'start' | 'center' | 'end' | 'justify', string>;
    bulletList: string;
    orderedList: string;
    indent: string;
    outdent: string;
    quote: string;
    link: string;
    linkAddress: string;
    apply: string;
    unlink: string;
    image: string;
    table: string;
    undo: string;
    redo: string;
  };
  emojiPicker: {
    search: string;
    groups: Record<'faces' | 'hands' | 'hearts' | 'nature' | 'food' | 'places' | 'work' | 'signs', string>;
    /** The row of buttons that choose a group. */
    groupsLabel: string;
    /** The list of what was found. */
    found: string;
    none: string;
  };
  composeOptions: {
    /** Checkboxes below a message. */
    label: string;
    options: Record<'savesToSent' | 'wantsReceipt' | 'isUrgent' | 'isScheduled' | 'hasPassword' | 'isBurn' | 'notifiesBySms', string>;
    /** Why a box cannot be ticked: another of the three is. */
    exclude: (chosen: string) => string;
    scheduledAt: string;
    pastTime: string;
    password: string;
    /** Requirements for a view password. */
    passwordRule: string;
    passwordHelp: string;
    burnLimit: string;
    burnDate: string;
    /** Date on which the message is destroyed. */
    burnNote: (date: string) => string;
  };
  composePane: { label: string; tabs: Record<'contacts' | 'stationery' | 'templates', string> };
  mailLevel: {
    label: string;
    choose: string;
    levels: Record<'normal' | 'internal' | 'secret' | 'confidential' | 'topSecret', string>;
  };
  smsRecipients: {
    title: string;
    /** The field for the number of one person. */
    mobile: (name: string) => string;
    missing: string;
    /** Error for text that can't be a phone number. */
    notANumber: string;
    cancel: string;
    send: string;
  };
  addressBook: {
    /** The navigation with the address books. */
    books: string;
    bookNames: Record<'pab' | 'oab' | 'cab' | 'soab' | 'lab', string>;
    /** The tree of a book. */
    trees: Record<'pab' | 'oab' | 'cab' | 'soab' | 'lab', string>;
    /** A book, a group or a department with the number of people in it. */
    nodeCount: (name: string, count: number) => string;
    nodeMenu: string;
    add: string;
    newGroup: string;
    refresh: string;
    write: string;
    writeAll: Record<'group' | 'department', string>;
    edit: string;
    copy: string;
    distribute: string;
    promote: string;
    delete: string;
    /** Deletes all contacts that were added automatically. */
    empty: string;
    import: string;
    export: string;
    exportForms: Record<'xlsx' | 'csv' | 'vcf' | 'foxmail' | 'outlook', string>;
    more: string;
    duplicates: string;
    tutorial: string;
    programs: Record<'foxmail' | 'outlook' | 'general', string>;
    exportFile: (format: string, charset: string, columns: readonly string[]) => string;
    exportSteps: Record<'foxmail' | 'outlook' | 'general', readonly string[]>;
    columns: Record<'name' | 'address' | 'mobile' | 'company' | 'position' | 'jobNumber' | 'groups', string>;
    noGroup: string;
    /** Mark of a contact that was added automatically. */
    automatic: string;
    search: string;
    searchHints: Record<'pab' | 'oab' | 'cab' | 'soab' | 'lab', string>;
    /** The toolbar for the selected contacts. */
    actions: string;
    chosen: (count: number) => string;
    selectAll: (count: number) => string;
    cancelSelection: string;
    range: (from: number, to: number, total: number) => string;
    pageSize: (size: number) => string;
    emptyHelp: string;
    emptyBook: string;
    findGroup: string;
    noSuchGroup: string;
    createGroup: (name: string) => string;
    membersOf: (count: number, total: number) => string;
    apply: string;
    closeCard: string;
    mailsWith: (count: number) => string;
    eventsWith: (count: number) => string;
    showAll: string;
    backToBook: string;
    formSections: string;
    emptyFields: string;
    faults: (count: number) => string;
    goToFault: string;
    possibleDuplicates: string;
    duplicateOf: Record<'address' | 'mobile' | 'name', (name: string) => string>;
    compareAndMerge: string;
    notTheSame: string;
    cardPreview: string;
    compare: string;
    merge: string;
    noDuplicates: string;
    duplicateSet: Record<'address' | 'mobile' | 'name', (value: string, count: number) => string>;
    setRange: (from: number, to: number, total: number) => string;
    importTitle: string;
    importFile: string;
    importHelp: string;
    chosenFile: (name: string) => string;
    fileProblems: Record<'type' | 'size' | 'empty', string>;
    sample: (format: string) => string;
    importGroup: string;
    updatesExisting: string;
    importCount: (count: number) => string;
    importPreview: (counts: { added: number; changed: number; same: number; refused: number }) => string;
    ignoredColumns: (headings: readonly string[]) => string;
    ignoredValues: (headings: readonly string[]) => string;
    /** The grid with the rows of the file. */
    importRows: string;
    importColumns: Record<'row' | 'outcome', string>;
    importOutcomes: Record<'added' | 'changed' | 'same' | 'refused', string>;
    importReasons: Record<'no-address' | 'bad-address' | 'long-name' | 'repeated' | 'book-full', string>;
    moreRows: (count: number) => string;
    close: string;
    cancel: string;
  };
  contactForm: {
    form: string;
    sections: Record<'basic' | 'phones' | 'work' | 'home' | 'notes', string>;
    fields: Record<
      | 'name'
      | 'address'
      | 'preferredAddress'
      | 'otherAddresses'
      | 'mobile'
      | 'otherPhones'
      | 'gender'
      | 'birthday'
      | 'familyAnniversary'
      | 'remark'
      | 'imageUrl'
      | 'groupIds'
      | 'groupPhone'
      | 'workPhone'
      | 'extension'
      | 'fax'
      | 'homepage'
      | 'imWork'
      | 'imQq'
      | 'imWechat'
      | 'imSkype'
      | 'company'
      | 'department'
      | 'position'
      | 'workCountry'
      | 'workProvince'
      | 'workCity'
      | 'workAddress'
      | 'workZip'
      | 'country'
      | 'province'
      | 'homeCountry'
      | 'homeProvince'
      | 'homeCity'
      | 'homeAddress'
      | 'homeZip'
      | 'homePhone'
      | 'familySpouse'
      | 'familyChildren',
      string
    >;
    genders: Record<'male' | 'female' | 'unknown', string>;
    /** Field of one entry of a list, counted from 1. */
    items: Record<'otherAddresses' | 'otherPhones', (position: number) => string>;
    addItem: Record<'otherAddresses' | 'otherPhones', string>;
    removeItem: (item: string) => string;
    nameProblems: Record<'required' | 'too-long', string>;
    problems: Record<'required' | 'too-long' | 'not-an-address' | 'not-a-number' | 'taken' | 'refused', string>;
    newGroup: string;
    renameGroup: string;
    groupName: string;
    cancel: string;
    save: string;
  };
  contactPicker: {
    title: string;
    /** The row of address books. */
    source: string;
    sources: Record<'pab' | 'oab' | 'cab' | 'soab' | 'lab', string>;
    /** The search field, in a department or in all of a book. */
    search: (where: string | undefined) => string;
    searchPeople: string;
    /** Chooses a whole department as one recipient. */
    addWhole: string;
    people: string;
    columns: Record<'name' | 'address' | 'detail', string>;
    kinds: Record<'to' | 'cc' | 'bcc', string>;
    /** The same on small buttons. */
    shortKinds: Record<'to' | 'cc' | 'bcc', string>;
    /** The small button of one person. */
    addPerson: (name: string, field: string) => string;
    /** The head of a field: people who are ticked go there. It begins with the name of the field. */
    addTo: (field: string, count: number) => string;
    clear: string;
    clearOf: (field: string) => string;
    emptyBox: string;
    /** Person who is already a recipient of the message. */
    isChosen: (name: string) => string;
    total: (count: number) => string;
    nobody: string;
    noneFound: string;
    shiftHint: string;
    cancel: string;
    confirm: (count: number) => string;
  };
  stationery: {
    /** The list of papers. */
    label: string;
    none: string;
    recent: string;
    all: (count: number) => string;
  };
  /** Templates and signatures. */
  keptLetters: {
    preview: (caption: string) => string;
    insert: string;
    edit: (caption: string) => string;
    delete: (caption: string) => string;
    /** The field for the name. */
    caption: string;
    content: string;
    nameless: string;
    /** Question before the dialog closes and discards the text. */
    discardTitle: string;
    discard: string;
    goOn: string;
    cancel: string;
    save: string;
  };
  templatePane: { add: string; none: string };
  signaturePane: {
    signature: string;
    none: string;
    manage: string;
    newMail: string;
    reply: string;
    /** Labels of a signature that is inserted automatically. */
    defaultFor: Record<'newMail' | 'reply', string>;
    /** Between the two when a signature is for both. */
    separator: string;
    /** Above the addresses that can have defaults of their own. */
    identities: string;
    ownDefaults: (address: string) => string;
    add: string;
    empty: string;
  };
  uploadList: {
    /** The list of files. */
    attachments: string;
    add: string;
    states: Record<'waiting' | 'uploading' | 'paused' | 'success' | 'error', string>;
    /** The buttons of one file. */
    remove: (name: string) => string;
    retry: (name: string) => string;
    pause: (name: string) => string;
    resume: (name: string) => string;
    /** The bar of one file. */
    progress: (name: string) => string;
    /** Shown over the form while files are dragged onto it. */
    drop: string;
    panel: (done: number, total: number) => string;
    panelList: string;
    pauseAll: string;
    resumeAll: string;
    minimize: string;
    expand: string;
    closePanel: string;
  };
  deliveryStatus: {
    title: string;
    refresh: string;
    recipient: string;
    status: string;
    states: Record<'queued' | 'inReview' | 'quarantined' | 'handedOver' | 'delivered' | 'read' | 'proxy' | 'failed', string>;
    /** Shows what the other server said, in its own words. */
    details: string;
    /** The counts as a list. */
    counts: string;
    /** A count, said in full. */
    count: (state: string, count: number) => string;
    recall: string;
    /** The button of one row, said in full. */
    recallFrom: (name: string) => string;
    /** Button that recalls the message from all recipients. */
    recallAll: string;
    recalled: string;
    recallFailed: string;
  };
  lifeline: {
    label: string;
    stations: Record<
      'written' | 'undoable' | 'scheduled' | 'in-review' | 'rejected' | 'sent' | 'delivered' | 'read' | 'recalled' | 'burned',
      string
    >;
    /** Number of recipients in a state, in full. */
    count: (count: number) => string;
    /** A station that is still ahead. */
    ahead: string;
    /** A station that was not reached with every recipient. */
    failed: string;
  };
  sendResult: {
    sent: string;
    scheduled: string;
    /** A reviewer has to let it go first. */
    review: string;
    /** A reviewer has sent it back. */
    rejected: string;
    backToMailbox: string;
    continueWriting: string;
    continueEditing: string;
    recall: string;
    undoSend: string;
    /** The undo button while time is left. */
    undoFor: (seconds: number) => string;
    /** The addresses that could not be sent to. */
    failed: string;
  };
  messageList: {
    /** Name of the message grid. */
    name: string;
    select: string;
    noSubject: string;
    remark: string;
    tags: string;
    delete: string;
    hasAttachment: string;
    columns: {
      select: string;
      state: string;
      sender: string;
      recipient: string;
      subject: string;
      tags: string;
      flag: string;
      actions: string;
      date: string;
      size: string;
    };
    states: Record<'unread' | 'replied' | 'forwarded' | 'replied-and-forwarded' | 'scheduled' | 'not-found', string>;
    /** Headers of a list sorted by arrival. */
    days: Record<'today' | 'yesterday' | 'dayBeforeYesterday' | 'earlier', string>;
    /** Number of messages below a header. */
    count: (count: number) => string;
    /** Text at the pointer while messages are dragged. */
    dragged: (count: number) => string;
  };
  folderTree: {
    /** The tree. */
    name: string;
    myFolders: string;
    /** The default folders, by their raw names. */
    folders: Record<'INBOX' | 'Drafts' | 'Sent' | 'Trash' | 'Spam', string>;
    locked: string;
    expand: string;
    collapse: string;
    deleteFolder: string;
    /** Opens the menu of a folder. */
    menu: string;
    /** Announced after a folder was sent to another place by keyboard. */
    moved: (name: string, position: number, total: number) => string;
  };
  mailTabs: {
    /** The row of tabs. */
    name: string;
    closeTab: string;
    closeAll: string;
  };
  messageHeader: {
    /** Between the names of several people. */
    nameSeparator: string;
    from: string;
    to: string;
    cc: string;
    bcc: string;
    date: string;
    showDetails: string;
    hideDetails: string;
    noSubject: string;
    removeTag: string;
    people: string;
    /** Recipients of a message in one line: `total` people, of whom `more` are not named. */
    sentTo: (names: string, total: number, more: number) => string;
    /** Shown if a message arrived at least an hour after it was sent; `delay` is a duration with its unit, such as 9 years. */
    arrivedLater: (delay: string) => string;
    /** Shown if a message arrived before its sending time; `delay` as above. */
    arrivedEarlier: (delay: string) => string;
    burn: string;
    urgent: string;
    /** Buttons at the end of the subject. */
    addRemark: string;
    editRemark: string;
    exchanges: string;
    meeting: string;
  };
  messageToolbar: {
    name: string;
    previous: string;
    next: string;
    recall: string;
    recalled: string;
    reply: string;
    replyAll: string;
    forward: string;
    delete: string;
    receipt: string;
    print: string;
    markAs: string;
    moveTo: string;
    more: string;
    close: string;
    /** Items of the menu *More*. */
    items: {
      reply: string;
      forward: string;
      forwardAsAttachment: string;
      replyAll: string;
      sendAgain: string;
      download: string;
      delete: string;
      header: string;
      notSpam: string;
      expunge: string;
      reject: string;
      addToWhitelist: string;
      source: string;
      addContact: string;
      filterLike: string;
      block: string;
      showText: string;
      showHtml: string;
    };
  };
  messageBody: {
    /** Name of the frame that contains the message. */
    name: string;
    /** Shown below a very long message whose end is hidden. */
    cut: string;
    showAll: string;
    /** Unfolds the mail that is quoted at the end. */
    showQuote: string;
    hideQuote: string;
  };
  attachmentList: {
    /** The heading: how many files there are. */
    count: (count: number) => string;
    downloadAll: string;
    saveAll: string;
    download: string;
    preview: string;
    save: string;
    /** Shows the rest of very many files. */
    showAll: (count: number) => string;
    /** Number of further files after the first few. */
    andMore: (count: number) => string;
    /** Warning for an executable file. */
    isProgram: string;
  };
  mailboxLayout: {
    /** On phones, where there is no tab strip. */
    backToList: string;
    compose: string;
    newFolder: string;
    refresh: string;
    /** Number of unread messages in the folder. */
    unread: (count: number) => string;
    markAllRead: string;
    /** Number of selected messages. */
    selected: (count: number) => string;
    cancelSelection: string;
    /** The button of a filter in force, which takes it off. It begins with the words that are seen. */
    clearFilter: (filter: string) => string;
  };
  flags: Record<FlagColor, string> & {
    /** The name of the column and of the picker. */
    name: string;
    /** Button of a message without a flag. */
    none: string;
    remove: string;
  };
  listToolbar: {
    /** Removes all tags from the selected messages. */
    removeTags: string;
    /** The toolbar. */
    name: string;
    select: string;
    selection: Record<'all' | 'page' | 'unread' | 'read' | 'invert' | 'none', string>;
    sort: string;
    view: string;
    markAs: string;
    moveTo: string;
    more: string;
    delete: string;
    refresh: string;
    moreSearch: string;
    /** Button that chooses where a message is read beside the list. */
    readingPane: string;
    flag: string;
    tag: string;
  };
  passwordField: {
    /** Toggle that lets the typed characters be read. It must not contain the word of the field. */
    reveal: string;
  };
  searchField: { clear: string };
  dialog: { close: string };
  alertDialog: { cancel: string };
  toast: {
    /** Region that announces the results of actions. */
    region: string;
    close: string;
  };
  pagination: {
    /** The navigation. */
    label: string;
    /** Range of items on the page, and the total. */
    range: (from: number, to: number, total: number) => string;
    pageSize: (size: number) => string;
    previous: string;
    next: string;
    /** The button that shows the page and asks for another. It contains what is seen: the two numbers with ` / ` between. */
    page: (page: number, pages: number) => string;
    /** The field for the number of the page to go to. */
    goTo: string;
  };
  tagChip: { remove: (name: string) => string };
  characterCount: {
    /** Announced when little room is left; 0 when there is none. */
    atMost: (count: number) => string;
  };
  clickCaptcha: {
    /** Before the words to click. */
    prompt: string;
    /** Description of the image. */
    picture: string;
    /** The place where the marks are set. */
    area: string;
    /** Keyboard instructions, for screen readers. */
    keyboardHint: string;
    /** Position of the crosshair, and the number of marks placed. */
    position: (x: number, y: number) => string;
    placed: (count: number, total: number) => string;
    undo: string;
    failed: string;
  };
  comboBox: {
    loading: string;
    empty: string;
    failed: string;
    retry: string;
  };
  passwordChecklist: {
    /** Text after each rule. */
    met: string;
    unmet: string;
    /** Announced while typing. */
    progress: (met: number, total: number) => string;
  };
  textCaptcha: {
    /** The field, for a code and for a sum. */
    code: string;
    sum: string;
    /** Descriptions of the images. */
    codePicture: string;
    sumPicture: string;
    check: string;
    failed: string;
  };
  tagColours: {
    /** The names of the presets t01 to t16, in this order. */
    names: readonly string[];
    custom: string;
    /** Format of a custom color. */
    customHelp: string;
    customInvalid: string;
  };
  slideCaptcha: {
    /** Name of the group of image and handle. */
    label: string;
    /** Description of the image. */
    picture: string;
    /** The handle. */
    handle: string;
    /** Shown on the track. */
    hint: string;
    /** Keyboard instructions, for screen readers. */
    keyboardHint: string;
    pixels: (offset: number) => string;
    refresh: string;
    checking: string;
    /** Shown when the first of two images is solved. */
    halfway: string;
    passed: string;
    failed: string;
  };
  dataGrid: {
    /** The box of a row. */
    select: string;
    /** The box above the rows. */
    selectAll: string;
    /** Keyboard instructions for resizing a column, for screen readers. */
    resizeHint: string;
    /** Announced after a column was resized by keyboard. */
    width: (column: string, pixels: number) => string;
    /** Number of rows below a title. */
    count: (count: number) => string;
  };
  monthCalendar: {
    /** Added to the name of a day that has dots. */
    events: (count: number) => string;
  };
  datePicker: {
    /** The field below the calendar. */
    time: string;
    /** Closes the calendar. */
    done: string;
    presets: Record<'today' | 'tomorrow' | 'nextMonday', string>;
  };
  loginForm: {
    /** Title of the card. */
    title: (systemName: string) => string;
    account: string;
    password: string;
    securityAnswer: string;
    remember: string;
    logIn: string;
    language: string;
  };
  toolbar: {
    /** The menu of actions that find no room in the row. */
    more: string;
  };
  tabs: {
    /** The button at a tab. */
    close: string;
    /** The menu of tabs that find no room in the row. */
    more: string;
  };
  breadcrumbs: {
    /** The navigation. */
    label: string;
    /** The menu of the levels in the middle that are not shown. */
    more: string;
  };
  stepper: {
    /** State of a step. Upcoming steps have no text. */
    states: Record<'done' | 'current' | 'error', string>;
  };
  splitter: {
    /** Width or height of the pane, in full. */
    pixels: (size: number) => string;
  };
  carousel: {
    /** Role descriptions: of the whole, instead of “region”, and of one slide, instead of “group”. */
    carousel: string;
    slide: string;
    /** The name of a slide. */
    position: (slide: number, slides: number, label: string) => string;
    previous: string;
    next: string;
    pause: string;
    play: string;
    /** The dots, and one of them. */
    choose: string;
    goTo: (slide: number, label: string) => string;
  };
  fileDropZone: {
    /** Before the buttons that choose, as one line with them. */
    prompt: string;
    choose: string;
    chooseFolder: string;
    /** Shown while files are held over the zone. */
    release: string;
    /** The kinds of file that are taken. */
    accepted: (types: string) => string;
  };
  errorState: {
    retry: string;
    details: string;
    /** The number a log can be searched for. */
    requestId: string;
    copy: string;
    copied: string;
  };
  shortcut: {
    /** Between two keys that are pressed one after the other, and between two that do the same. */
    afterwards: string;
    alternatively: string;
    /** Names of the keys. */
    keys: Record<
      | 'Ctrl'
      | 'Command'
      | 'Alt'
      | 'Option'
      | 'Shift'
      | 'Enter'
      | 'Escape'
      | 'Space'
      | 'ArrowUp'
      | 'ArrowDown'
      | 'ArrowLeft'
      | 'ArrowRight'
      | 'Delete'
      | 'Backspace'
      | 'Tab'
      | 'Home'
      | 'End'
      | 'PageUp'
      | 'PageDown',
      string
    >;
    /** The field that searches the overview. */
    search: string;
    none: string;
    found: (count: number) => string;
  };
  senderCard: {
    /** The card as a group. */
    label: (name: string) => string;
    department: string;
    position: string;
    mobile: string;
    copyAddress: string;
    /** Announced after copying. */
    copied: string;
    write: string;
    addContact: string;
    editContact: string;
    more: string;
    /** Messages exchanged with this person. */
    showMails: string;
    addToWhitelist: string;
    block: string;
    settings: string;
    logOut: string;
  };
  tagMenu: {
    /** The list of tags. */
    name: string;
    search: string;
    /** Tag that only some of the messages have. */
    onSome: string;
    /** There are no tags yet. */
    none: string;
    nothingFound: string;
    removeAll: string;
    create: string;
    createNamed: (name: string) => string;
    manage: string;
  };
  tagForm: {
    title: string;
    changeTitle: string;
    name: string;
    nameRequired: string;
    color: string;
    colorRequired: string;
    preview: string;
    /** Hint beside the preview: a skin may show the color lighter or darker. */
    previewHint: string;
    create: string;
    save: string;
  };
  remark: {
    name: string;
    edit: string;
    save: string;
    delete: string;
    required: string;
    tooLong: (max: number) => string;
  };
  searchForm: {
    title: string;
    /** The form inside a list. */
    listTitle: string;
    fields: Record<'keyword' | 'subject' | 'attachment' | 'folder' | 'sender' | 'recipient' | 'person' | 'date' | 'size', string>;
    content: string;
    allFolders: string;
    any: string;
    /** The seven ranges of time and the three of size, in the order of their numbers. */
    dates: readonly string[];
    sizes: readonly string[];
    /** Minimum conditions of a search. */
    rule: string;
    reset: string;
    search: string;
    clear: string;
    /** The conditions as a list, and one of them. */
    conditions: string;
    term: (field: string, text: string) => string;
    nothingFound: string;
    hint: string;
  };
  readingBanners: {
    isPassword: string;
    /** Shown instead of a password-protected message. */
    passwordTitle: string;
    passwordHelp: string;
    password: string;
    passwordRule: string;
    open: string;
    invitation: string;
    eventDeleted: string;
    showEvent: string;
    answers: Record<'accept' | 'tentative' | 'decline', string>;
    answered: Record<'accept' | 'tentative' | 'decline', string>;
    changeTo: Record<'accept' | 'tentative' | 'decline', string>;
    /** Number of views left, and the date on which the message is destroyed. Either may be missing. */
    burn: (left: number | undefined, date: string | undefined) => string;
    receiptAsked: string;
    receiptSent: string;
    sendReceipt: string;
    returnPath: (address: string) => string;
    textMode: string;
    settings: string;
  };
  printSheet: {
    tags: string;
    /** Page number. `{n}` is the page, `{m}` the number of pages. */
    page: string;
  };
  quickReply: {
    /** The box as a region. */
    name: string;
    /** Name of the field, also shown as its placeholder. */
    to: (name: string) => string;
    fullReply: string;
    send: string;
    sendAgain: string;
    sending: string;
    sent: string;
    /** The reply was written, and a reviewer has to let it go first. */
    inReview: string;
    failed: string;
  };
  recallDialog: {
    title: string;
    /** Subject of the message, and the time it was sent. */
    letter: (subject: string, sentAt: string | undefined) => string;
    /** The counts as a list. */
    counts: string;
    recipients: (count: number) => string;
    /** The words behind a count. */
    outcomes: Record<'recalled' | 'failed' | 'pending', string>;
    /** The outcome at one recipient. */
    results: Record<'recalled' | 'failed' | 'pending', string>;
    name: string;
    address: string;
    outcome: string;
    reason: string;
    note: string;
    export: string;
    done: string;
  };
  notices: {
    dismiss: string;
    newMail: string;
    previous: string;
    next: string;
    read: string;
    delete: string;
    /** Asks the browser for notifications of its own. */
    allowOutside: string;
    /** Announced when a new mail shows. */
    arrived: (name: string, subject: string) => string;
    review: string;
    waiting: (count: number) => string;
    toReview: string;
    security: string;
    currentLocation: string;
    lastLocation: string;
    lastAt: string;
    changePassword: string;
  };
  lockScreen: {
    title: string;
    hint: (name: string) => string;
    password: string;
    unlock: string;
    /** Requirements for the password. */
    rule: string;
    note: string;
    logOut: string;
    /** Before the screen is locked by hand. */
    question: string;
    consequence: string;
    lock: string;
  };
  folderPicker: {
    /** The field that narrows the folders. */
    filter: string;
    none: string;
    new: string;
  };
  folderMenu: { empty: string; import: string; rename: string; delete: string };
  lockDialog: {
    /** Titles of the questions for the lock password, by what is locked. */
    titles: Record<'folders' | 'calendar' | 'files', string>;
    hint: string;
    password: string;
    confirmation: string;
    unlock: string;
    forgotten: string;
    /** Requirements for a lock password. */
    rule: string;
    /** The two entries differ. */
    mismatch: string;
    /** Switches the lock of an area off for good; of folders one says cancel, of the others remove. */
    remove: Record<'folders' | 'calendar' | 'files', string>;
    removeHint: string;
    set: string;
    reset: string;
    save: string;
    cancel: string;
    areas: string;
    areaNames: Record<'folders' | 'calendar' | 'files', string>;
    /** Error if no area is selected. */
    areasRule: string;
  };
  importDialog: {
    title: string;
    folder: string;
    files: string;
    /** Accepted files. */
    accepted: string;
    pauseAll: string;
    resumeAll: string;
    clear: string;
    close: string;
    list: string;
    /** Progress of all files. */
    progress: (done: number, total: number) => string;
  };
  attachmentPreview: {
    zoomIn: string;
    zoomOut: string;
    /** Fits the whole image into the view. */
    fit: string;
    turnLeft: string;
    turnRight: string;
    previous: string;
    next: string;
    download: string;
    close: string;
    loading: string;
    failed: string;
    retry: string;
    unsupported: string;
    tooLarge: string;
    damaged: string;
    /** The file has a password. */
    encrypted: string;
    /** The file takes more than a preview may use, or does so on purpose. */
    harmful: string;
    /** Only the beginning of the file is shown. */
    cut: string;
    /** The tables of a file, as a list of tabs. */
    sheets: string;
    emptySheet: string;
    /** Show the text as it is; as the page that it means; as a table. */
    asText: string;
    asPage: string;
    asTable: string;
    page: (number: number, count: number) => string;
  };
  review: {
    /** The list as a region. */
    name: string;
    /** The tab of the list. */
    list: string;
    /** The choice between the three views. */
    views: string;
    statuses: Record<'wait' | 'permit' | 'reject', string>;
    subject: string;
    noSubject: string;
    sender: string;
    recipient: string;
    date: string;
    size: string;
    heldReason: string;
    rejectReason: string;
    empty: Record<'wait' | 'permit' | 'reject', string>;
    chosen: (count: number) => string;
    permit: string;
    permitChosen: string;
    reject: string;
    rejectChosen: string;
    permitQuestion: (count: number) => string;
    permitConsequence: string;
    reasonRequired: string;
    senderIsTold: string;
    close: string;
    previous: string;
    next: string;
    notFound: string;
    notFoundHelp: string;
  };
  settings: {
    /** The navigation between the pages. */
    menu: string;
    /** Name of the field that finds a page. */
    find: string;
    /** No page fits what was typed. */
    nothingFound: string;
    save: string;
    reset: string;
    /** Number of unsaved changes. */
    changes: (count: number) => string;
    /** A setting that was changed and not saved. */
    changed: string;
    add: string;
    enable: string;
    disable: string;
    delete: string;
    clear: string;
    chosen: (count: number) => string;
    deleteQuestion: (count: number) => string;
    clearQuestion: string;
    cannotUndo: string;
    none: string;
    changePortrait: string;
    pictureRule: string;
    pictureFaults: Record<'type' | 'size' | 'unreadable', string>;
    /** Button that removes the own photo. */
    resetPortrait: string;
    cropTitle: string;
    /** Area in which the image is moved, and how. */
    cropArea: string;
    cropHelp: string;
    zoom: string;
    usePortrait: string;
    cancelPortrait: string;
  };
  passwordPage: {
    title: string;
    /** Heading of the form that changes the password. */
    section: string;
    fields: Record<'password' | 'newPassword' | 'confirmPassword', string>;
    required: Record<'password' | 'newPassword' | 'confirmPassword', string>;
    /** The list of what a password needs. */
    rules: string;
    unmet: string;
    different: string;
    /** The dialog that must be answered. */
    forcedTitle: string;
    /** Button that changes the password. */
    submit: string;
    cancel: string;
    confirm: string;
  };
  securityQuestion: {
    title: string;
    question: string;
    answer: string;
    required: Record<'question' | 'answer', string>;
    /** In the empty field of an answer that is set. */
    isSet: string;
    help: string;
    save: string;
    remove: string;
  };
  smsPage: {
    title: string;
    notice: string;
    isOn: string;
    mobile: string;
    mobileRequired: string;
    times: string;
    timesHelp: string;
    from: string;
    to: string;
    senders: string;
  };
  cancelAccountPage: {
    title: string;
    consequence: string;
    request: string;
    question: string;
    requested: string;
    withdraw: string;
    /** The last request was refused, with or without a reason. */
    refused: (reason: string) => string;
  };
  foldersAndTagsPage: {
    title: string;
    description: string;
    folders: string;
    noFolders: string;
    addFolder: string;
    defaultFolders: string;
    columns: Record<'name' | 'messages' | 'unread' | 'size' | 'actions', string>;
    /** Content of a folder, in one line. */
    brief: (count: number, unread: number, size: string) => string;
    rename: (name: string) => string;
    move: (name: string) => string;
    moveUp: string;
    moveDown: string;
    /** Label of a button. */
    emptyShort: string;
    empty: (name: string) => string;
    delete: (name: string) => string;
    tags: string;
    noTags: string;
    addTag: string;
    change: (name: string) => string;
    messageCount: (count: number) => string;
  };
  profilePage: {
    title: string;
    person: string;
    place: string;
    portrait: string;
    email: string;
    department: string;
    fields: Record<
      'name' | 'gender' | 'englishName' | 'jobNumber' | 'homePhone' | 'homepage' | 'country' | 'province' | 'city' | 'zip' | 'address',
      string
    >;
    genders: Record<'male' | 'female' | 'unknown', string>;
    nameProblems: Record<'required' | 'too-long', string>;
    tooLong: (limit: number) => string;
    inReview: string;
    /** Before a value that waits for approval. */
    inReviewValue: (value: string) => string;
    /** In place of a value that is empty. */
    emptyValue: string;
    /** A new photo waits for approval. */
    inReviewPortrait: string;
    /** That there is no photo anymore waits for approval. */
    inReviewNoPortrait: string;
    /** The last change was refused, with or without a reason. */
    refused: (reason: string) => string;
    withdraw: string;
    /** Next to fields that the administrator maintains. */
    maintained: string;
  };
  feedbackPage: {
    title: string;
    fields: Record<'title' | 'content' | 'contact', string>;
    required: Record<'title' | 'content', string>;
    send: string;
  };
  mailboxSharing: {
    help: string;
    share: string;
    import: string;
    /** Heading of the colleagues who may use the mailbox. */
    people: string;
    count: (people: number) => string;
    range: (from: number, to: number, total: number) => string;
    nobody: string;
    /** Heading of the mailboxes that are shared with the user. */
    mine: string;
    nothing: string;
    level: string;
    levelOf: (name: string) => string;
    levels: Record<'read' | 'send' | 'write' | 'full', string>;
    levelHelp: Record<'read' | 'send' | 'write' | 'full', string>;
    levelsTitle: string;
    rights: Record<'read' | 'send' | 'organize' | 'unlock', string>;
    yes: string;
    no: string;
    notes: string;
    senderTitle: string;
    senderHelp: string;
    remove: string;
    removeOf: (name: string) => string;
    removeQuestion: (name: string) => string;
    removeConsequence: string;
    unread: (count: number) => string;
    open: string;
    openOf: (name: string) => string;
    cancel: string;
    /** Shares with the selected colleagues. */
    confirm: string;
    importHelp: string;
    sample: (format: string) => string;
    file: string;
    wrongType: string;
    /** Result of importing a file, before it is imported. */
    preview: (taken: number, left: number) => string;
    taken: string;
    leftOut: string;
    rowProblem: (row: number, address: string, problem: string) => string;
    rowProblems: Record<'unknown-person' | 'own-mailbox' | 'unknown-level' | 'repeated', string>;
  };
  movingList: {
    states: Record<'off' | 'waiting' | 'receiving' | 'done' | 'full' | 'refused' | 'failed', string>;
    receive: string;
    stop: string;
    edit: string;
    /** Opens an account after a problem. */
    change: string;
    delete: string;
    deleteQuestion: (address: string) => string;
    deleteConsequence: string;
    isOn: (address: string) => string;
    more: (address: string) => string;
    progress: (address: string) => string;
  };
  smtpProxyList: {
    states: Record<'off' | 'on' | 'failed' | 'verifying', string>;
    verify: string;
    edit: string;
    delete: string;
    deleteQuestion: (address: string) => string;
    deleteConsequence: string;
    isOn: (address: string) => string;
    more: (address: string) => string;
  };
  serverAccountForm: {
    forms: Record<'fetch' | 'proxy', string>;
    server: string;
    port: string;
    protocol: string;
    /** Address that the messages are sent from. */
    sender: string;
    senderHelp: string;
    account: string;
    password: string;
    usesSsl: string;
    needsAuth: string;
    folderScope: string;
    scopes: Record<'inbox' | 'all' | 'chosen', string>;
    chosenFolders: string;
    /** The folders of the other server were not asked for yet. */
    foldersUnknown: string;
    required: Record<'server' | 'sender' | 'account' | 'password' | 'folders', string>;
    asking: string;
    /** Tries the account without keeping it. */
    test: string;
    /** The servers of this provider were filled in. */
    filledIn: (provider: string) => string;
    /** An empty password keeps the stored one. */
    keepsPassword: string;
    /** Folder that fetched messages go to. */
    target: string;
    sameNames: string;
    schedule: string;
    /** Fetches as often as the organization allows. */
    oftenest: string;
    every: (minutes: number) => string;
    /** Label of the choice to keep or delete fetched messages on the other server. */
    removal: string;
    removals: Record<'keep' | 'now' | 'later', string>;
    removalHelp: string;
    days: string;
  };
  ruleForm: {
    filterRule: string;
    autoReply: string;
    name: string;
    nameRequired: string;
    nameTooLong: (maximum: number) => string;
    priority: string;
    priorityHelp: string;
    conditions: string;
    /** Before the choice between all and any of the conditions. */
    messages: string;
    match: string;
    matches: Record<'all' | 'any', string>;
    noConditions: string;
    /** One of the conditions, by its number. */
    condition: (number: number) => string;
    addCondition: string;
    /** Shown instead of the button if no more conditions fit. */
    mostConditions: (maximum: number) => string;
    removeCondition: (number: number) => string;
    field: string;
    fields: Record<'sender' | 'recipient' | 'subject' | 'body' | 'size' | 'attachment' | 'list', string>;
    comparison: string;
    comparisons: Record<'contains' | 'equals' | 'begins' | 'larger' | 'exists', string>;
    value: string;
    valueRequired: string;
    valueTooLong: (maximum: number) => string;
    action: string;
    actions: Record<'move' | 'flag' | 'tag' | 'markRead' | 'forward' | 'delete', string>;
    folder: string;
    flag: string;
    tag: string;
    address: string;
    targetProblems: Record<'required' | 'not-an-address', string>;
    last: string;
    window: string;
    windows: Record<'always' | 'weekday' | 'date', string>;
    fromDay: string;
    toDay: string;
    endDayBeforeStart: string;
    fromTime: string;
    toTime: string;
    from: string;
    to: string;
    timeProblems: Record<'required' | 'end-not-after-start', string>;
    content: string;
    contentRequired: string;
  };
  filterRules: {
    add: string;
    none: string;
    /** Explains what runs before filter rules, and where they run. */
    note: string;
    selectAll: string;
    counts: (total: number, on: number) => string;
    /** Heading of the numbers of matches. */
    days: string;
    hits: (count: number) => string;
    /** Name of the switch of a rule. */
    isOn: (name: string) => string;
    back: string;
    /** Name of the sign that messages are being examined. */
    counting: string;
    countingSoFar: (count: number, examined: number) => string;
    wouldMatch: (count: number, examined: number) => string;
    /** Result for all messages of a folder. */
    folderMatches: (count: number, examined: number) => string;
    stop: string;
    retry: string;
    unread: string;
    noSubject: string;
  };
  addressList: {
    /** The field that adds an entry. */
    field: string;
    add: string;
    columns: Record<'address' | 'address-or-domain', string>;
    help: Record<'address' | 'address-or-domain', string>;
    problems: Record<'address' | 'address-or-domain', Record<'required' | 'not-an-entry' | 'taken', string>>;
    state: string;
    on: string;
    off: string;
  };
  recallRecordsPage: {
    title: string;
    description: string;
    columns: Record<'subject' | 'recipient' | 'time' | 'outcome', string>;
    outcomes: Record<'success' | 'waiting' | 'failure', string>;
    noSubject: string;
    none: string;
    noneHelp: string;
  };
  queryCentre: {
    /** The four lists. */
    name: string;
    logs: Record<'login' | 'send' | 'receive' | 'delete', string>;
    span: string;
    spans: Record<'day' | 'threeDays' | 'week' | 'month' | 'threeMonths' | 'sixMonths' | 'year', string>;
    size: string;
    anySize: string;
    sizes: Record<'small' | 'medium' | 'large', string>;
    keyword: string;
    columns: Record<'time' | 'address' | 'place' | 'sender' | 'recipient' | 'person' | 'subject' | 'size' | 'outcome', string>;
    outcomes: Record<'success' | 'waiting' | 'failure', string>;
    noSubject: string;
    none: string;
    noneHelp: string;
    retry: string;
    range: (from: number, to: number, total: number) => string;
    pageSize: (size: number) => string;
  };
  appCentre: {
    title: string;
    none: string;
    noneHelp: string;
    retry: string;
  };
  registrationForm: {
    title: (systemName: string) => string;
    fields: Record<'userName' | 'fullName' | 'password' | 'confirmPassword' | 'mobile' | 'department' | 'reason', string>;
    required: Record<'userName' | 'fullName' | 'password' | 'confirmPassword' | 'mobile' | 'department' | 'reason', string>;
    userNameHelp: string;
    userNameWrong: string;
    mobileWrong: string;
    rules: string;
    unmet: string;
    different: string;
    /** The frame that holds the text of the agreement. */
    agreement: string;
    agreementLoading: string;
    agree: string;
    agreeFirst: string;
    send: string;
    sentTitle: string;
    sentText: string;
  };
  twoFactor: {
    loginTitle: string;
    way: string;
    factors: Record<'authenticator' | 'sms' | 'recovery', string>;
    /** The field for the code. */
    codes: Record<'authenticator' | 'sms' | 'recovery', string>;
    recoveryCodes: string;
    recoveryCodesHelp: string;
    /** The codes are shown once. */
    recoveryCodesOnce: string;
    recoveryCodesLeft: (count: number) => string;
    renewRecoveryCodes: string;
    /** New codes make the old ones invalid. */
    renewRecoveryCodesHelp: string;
    copyCodes: string;
    downloadCodes: string;
    /** Closes the dialog with the codes. */
    codesSaved: string;
    phone: string;
    phoneRequired: string;
    clientCodeRule: (least: number, most: number) => string;
    clientCodeRequired: string;
    passkeys: string;
    passkeysHelp: string;
    noPasskeys: string;
    /** Button, and title of its dialog. */
    addPasskey: string;
    /** Button of each passkey; the name of the passkey follows for screen readers. */
    renamePasskey: string;
    renamePasskeyTitle: string;
    /** Button of each passkey; the name of the passkey follows for screen readers. */
    removePasskey: string;
    removePasskeyTitle: string;
    removePasskeyConsequence: (name: string) => string;
    passkeyName: string;
    passkeyNameRequired: string;
    password: string;
    passwordRequired: string;
    /** Button that asks the browser for a passkey. */
    usePasskey: string;
    /** Title of the card that logs in with a passkey alone. */
    passkeyLogin: string;
    passkeyLoginHelp: string;
    /** Heading of a login through a provider, whose name may be empty. */
    socialLogin: (provider: string) => string;
    /** Heading where such a login failed and the provider isn’t known. */
    socialFailed: string;
    socialWait: string;
    socialAccounts: string;
    socialAccountsHelp: string;
    socialUnbound: string;
    bindSocial: string;
    bindSocialOf: (provider: string) => string;
    bindSocialHelp: (provider: string) => string;
    unbindSocial: string;
    unbindSocialOf: (provider: string) => string;
    trustedBrowsers: string;
    trustedBrowsersHelp: string;
    noTrustedBrowsers: string;
    removeBrowser: string;
    sessions: string;
    sessionsHelp: string;
    endSession: string;
    endOtherSessions: string;
    thisBrowser: string;
    unknownBrowser: string;
    codeRequired: string;
    recoveryRequired: string;
    /** Checkbox that skips the second step on this browser. */
    trust: string;
    sendCode: string;
    sendAgainIn: (seconds: number) => string;
    logIn: string;
    back: string;
    title: string;
    description: string;
    bound: string;
    boundTo: (mobile: string) => string;
    notBound: string;
    bindAuthenticator: string;
    releaseAuthenticator: string;
    bindSms: string;
    releaseSms: string;
    clientCode: string;
    clientCodeHelp: string;
    clientCodeSet: string;
    clientCodeNotSet: string;
    setClientCode: string;
    verifyClientCode: string;
    releaseClientCode: string;
    releaseClientCodeQuestion: string;
    releaseClientCodeConsequence: string;
    steps: Record<'install' | 'scan' | 'backup' | 'enable', string>;
    stepTexts: Record<'install' | 'scan' | 'backup' | 'enable', string>;
    qr: string;
    copyKey: string;
    copied: string;
    previousStep: string;
    nextStep: string;
    enable: string;
    cancel: string;
  };
  calendarGrid: {
    /** The row of events that last whole days. */
    allDay: string;
    /** Above the hours. */
    time: string;
    /** The button behind the events a day has no room for. */
    more: (count: number) => string;
    /** Number of events on a day, after the day's name. Also used for 0. */
    events: (count: number) => string;
    today: string;
    /** Part of the name of an event that is not settled. */
    tentative: string;
    /** Announced after an event was moved. */
    moved: (when: string) => string;
    /** Keyboard instructions for moving an event. */
    moveHint: string;
    /** The event that is being marked with the pointer. */
    newEvent: string;
    view: string;
    views: { day: string; week: string; month: string; agenda: string };
    previous: { day: string; week: string; month: string; agenda: string };
    next: { day: string; week: string; month: string; agenda: string };
    /** Suffix in the name of another user's calendar. */
    shared: string;
  };
  eventForm: {
    /** Name of the form, and titles of its dialogs. */
    form: string;
    newTitle: string;
    changeTitle: string;
    title: string;
    titleRequired: string;
    start: string;
    end: string;
    dateRequired: string;
    endBeforeStart: string;
    allDay: string;
    repeat: string;
    frequencies: Record<'once' | 'daily' | 'weekly' | 'monthly' | 'yearly', string>;
    repeatEnd: string;
    repeatEnds: Record<'never' | 'count' | 'date', string>;
    repeatCount: string;
    /** After the number of times. */
    times: string;
    countNotPositive: string;
    repeatUntil: string;
    untilBeforeStart: string;
    /** Frequency of an event with its end. */
    repeatedTimes: (often: string, count: number) => string;
    repeatedUntil: (often: string, day: string) => string;
    calendar: string;
    reminder: string;
    reminders: {
      none: string;
      atStart: string;
      minutes: (count: number) => string;
      hours: (count: number) => string;
      days: (count: number) => string;
    };
    location: string;
    description: string;
    /** The list of people. */
    invitees: string;
    removeInvitee: (name: string) => string;
    answers: Record<'start' | 'accept' | 'tentative' | 'decline', string>;
    invitedBy: (name: string) => string;
    cancel: string;
    save: string;
    edit: string;
    delete: string;
    close: string;
  };
  calendarSettings: {
    own: string;
    shared: string;
    add: string;
    none: string;
    edit: (name: string) => string;
    delete: (name: string) => string;
    deleteQuestion: (name: string) => string;
    deleteConsequence: string;
    confirmDelete: string;
    export: (name: string) => string;
    /** Takes the user off a calendar that is shared with them. */
    leave: (name: string) => string;
    leaveQuestion: (name: string) => string;
    leaveConsequence: string;
    confirmLeave: string;
    newTitle: string;
    changeTitle: string;
    name: string;
    nameProblems: Record<'required' | 'too-long', string>;
    color: string;
    /** Names of the colors e01 to e11. */
    colors: readonly string[];
    sharing: string;
    rights: Record<'read' | 'edit', string>;
    rightOf: (name: string) => string;
    right: string;
    share: string;
    unshare: (name: string) => string;
    sharedWith: (count: number) => string;
    notShared: string;
    owner: (name: string) => string;
    cancel: string;
    save: string;
  };
  fileBrowser: {
    name: string;
    /** Person who uploaded the file. */
    owner: string;
    changed: string;
    deleted: string;
    size: string;
    status: string;
    /** Part of the name of a folder, for screen readers. */
    folder: string;
    /** Actions for files. */
    actions: Record<
      | 'newFolder'
      | 'upload'
      | 'preview'
      | 'share'
      | 'download'
      | 'zip'
      | 'rename'
      | 'move'
      | 'copy'
      | 'versions'
      | 'delete'
      | 'permissions'
      | 'restore'
      | 'deleteForever',
      string
    >;
    /** The toolbar above the files. */
    toolbar: string;
    more: string;
    menu: (name: string) => string;
    view: string;
    list: string;
    icons: string;
    selected: (count: number) => string;
    clear: string;
    /** Contents of the folder. */
    counts: (folders: number, files: number) => string;
    /** The field a name is changed in. */
    rename: (name: string) => string;
    newFolderName: string;
    nameProblems: Record<'required' | 'too-long' | 'wrong-character' | 'taken', string>;
    /** The place that takes dropped and pasted files. */
    dropZone: string;
    release: string;
    empty: string;
    emptyHelp: string;
    emptyReadOnly: string;
    notFound: (text: string) => string;
    notFoundHelp: string;
    used: (size: string) => string;
    /** Part of the used space. */
    inTrash: (size: string) => string;
    /** Part of the used space. */
    inVersions: (size: string) => string;
    total: (size: string) => string;
    unlimited: string;
    capacity: string;
    nearlyFull: (percent: number) => string;
    full: string;
    folders: string;
    noFolders: string;
    conflict: {
      title: (name: string) => string;
      help: string;
      folderHelp: string;
      replace: string;
      keepBoth: string;
      skip: string;
      /** One answer for the items that follow. */
      forAll: (count: number) => string;
    };
  };
  fileCentre: {
    transitStation: string;
    transitStationHelp: string;
    name: string;
    size: string;
    validity: string;
    validities: Record<'month' | 'two-months' | 'quarter' | 'half-year' | 'year' | 'permanent', string>;
    until: (date: string) => string;
    permanent: string;
    expired: string;
    downloads: string;
    times: (count: number) => string;
    download: string;
    downloadFile: (name: string) => string;
    downloadAll: string;
    renew: string;
    moveToDisk: string;
    delete: string;
    deleteQuestion: (count: number) => string;
    deleteConsequence: string;
    chosen: (count: number) => string;
    noTransitFiles: string;
    noTransitFilesHelp: string;
    /** The table of permissions, and its columns. */
    diskPermissions: string;
    member: string;
    folder: string;
    permission: string;
    permissions: Record<'all' | 'management' | 'upload' | 'download' | 'upload-and-download', string>;
    permissionOf: (name: string) => string;
    chooseAll: string;
    choose: (name: string, folder: string) => string;
    addPermission: string;
    removePermissions: string;
    removeQuestion: (count: number) => string;
    removeConsequence: string;
    noPermissions: string;
    /** The list of files that are shared. */
    sharedFiles: (count: number) => string;
    shareEnded: string;
    disks: string;
    upload: string;
    uploadFolder: string;
    refresh: string;
    items: (count: number) => string;
    noLink: string;
    listedUntil: string;
    usedIn: (subject: string, count: number) => string;
    copyLink: string;
    myShares: string;
    mySharesHelp: string;
    code: string;
    sharedAt: string;
    sharedNames: (name: string, count: number) => string;
    timesOf: (count: number, limit: number) => string;
    copyShare: string;
    endShare: string;
    endQuestion: string;
    endConsequence: string;
    shareStates: Record<'expired' | 'ended' | 'used-up', string>;
    noShares: string;
    noSharesHelp: string;
    versions: string;
    versionsOf: (name: string) => string;
    currentVersion: string;
    downloadVersion: (date: string) => string;
    restoreVersion: (date: string) => string;
    restore: string;
    noVersions: string;
    noVersionsHelp: string;
    effective: string;
    rights: string;
    rightNames: Record<'view' | 'download' | 'upload' | 'change' | 'share' | 'permit', string>;
    refused: (action: string) => string;
    shared: string;
    emptyShare: string;
    ownerSees: string;
    trust: string;
  };
  home: {
    greeting: (part: 'morning' | 'afternoon' | 'evening', name: string) => string;
    /** Current day, before the list of waiting items. The separators between and after them follow. */
    today: (day: string) => string;
    unread: (count: number) => string;
    separator: string;
    stop: string;
    shortcuts: string;
  };
  /** Cards of the home page beside its greeting and its shortcuts. */
  homeCards: {
    weather: string;
    degrees: (low: number, high: number) => string;
    capacity: string;
    unlimited: string;
    lastLogin: string;
    loginTime: string;
    loginIp: string;
    loginProvider: string;
    /** Link for users who don't recognize that login. */
    notMe: string;
    links: string;
    notice: string;
    banners: string;
    advertisements: string;
  };
  mailboxSwitch: {
    /** The button, with the mailbox that shows. */
    name: (mailbox: string) => string;
    menu: string;
    shared: string;
    /** Address and right of a mailbox. */
    about: (address: string, right: string) => string;
    back: string;
    /** Access level of the user in another user's mailbox. */
    levels: Record<'read' | 'write' | 'send' | 'full', string>;
  };
  share: {
    title: (count: number) => string;
    files: string;
    validity: string;
    create: string;
    done: string;
    link: string;
    code: string;
    copyLink: string;
    copyCode: string;
    copyBoth: string;
    copied: string;
    /** Text to paste for the invited people. */
    invitation: (url: string, code: string) => string;
    mail: string;
    limit: string;
    limitHelp: string;
    /** Help text of the code's field. */
    codeHelp: string;
    /** Title of a share that exists. */
    details: (count: number) => string;
    /** Downloads and previews of a share. */
    visits: string;
    noVisits: string;
    /** A visitor who was not logged in. */
    visitor: string;
    downloaded: string;
    previewed: string;
    people: string;
    created: string;
    createdFor: (count: number) => string;
    qr: string;
    qrHelp: string;
    stop: string;
    stopQuestion: string;
    stopConsequence: string;
    members: string;
    nobody: string;
    right: string;
    rightOf: (name: string) => string;
    remove: (name: string) => string;
    add: string;
    codeHint: string;
    codeRule: string;
    open: string;
  };
}

/** Strings of the components on the first screen of a mailbox: `@jinshu/ui/strings/first/<language>`. */
export type FirstStrings = Pick<
  UiStrings,
  | 'appShell'
  | 'badge'
  | 'button'
  | 'flags'
  | 'folderTree'
  | 'link'
  | 'listToolbar'
  | 'loginForm'
  | 'mailTabs'
  | 'mailboxLayout'
  | 'messageList'
  | 'pagination'
  | 'passwordField'
  | 'searchField'
  | 'skeleton'
  | 'slideCaptcha'
  | 'splitter'
  | 'toast'
>;

/** The words of all other parts. */
export type MoreStrings = Omit<UiStrings, keyof FirstStrings>;
