/**
 * Every word the parts say by themselves. A word that depends on the place is a prop instead.
 * Give a complete set to `UiProvider`; `@jinshu/ui/strings` has one for each of the three languages.
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
    /** The name of a chip that is not an address. */
    invalid: (text: string) => string;
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
    fontFamilies: Record<'sans' | 'song' | 'kai' | 'mono', string>;
    bold: string;
    italic: string;
    underline: string;
    strike: string;
    color: string;
    highlight: string;
    /** Takes a colour away again. */
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
  };
  deliveryStatus: {
    title: string;
    refresh: string;
    recipient: string;
    status: string;
    states: Record<'queued' | 'inReview' | 'quarantined' | 'delivered' | 'read' | 'proxy' | 'failed', string>;
    /** The seven counts as a list. */
    counts: string;
    /** A count, said in full. */
    count: (state: string, count: number) => string;
    recall: string;
    /** The button of one row, said in full. */
    recallFrom: (name: string) => string;
    recalled: string;
    recallFailed: string;
  };
  sendResult: {
    sent: string;
    scheduled: string;
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
}
