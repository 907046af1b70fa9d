import type { shortcutStrings } from './shortcut.strings.ts';

interface Entry {
  id: Exclude<keyof typeof shortcutStrings, `group.${string}` | 'title' | 'switch' | 'switchHelp'>;
  /** Keys in the format of `Shortcut`. */
  keys: string | readonly string[];
}

/** Every key of the mailbox, as the overview lists them. A test presses each. */
export const shortcutMap = {
  list: [
    { id: 'next', keys: ['J', '↓'] },
    { id: 'previous', keys: ['K', '↑'] },
    { id: 'ends', keys: ['Home', 'End'] },
    { id: 'page', keys: ['PageUp', 'PageDown'] },
    { id: 'open', keys: ['Enter', 'O'] },
    { id: 'select', keys: ['X', 'Space'] },
    { id: 'extend', keys: ['Shift+J', 'Shift+K', 'Shift+↓', 'Shift+↑'] },
    { id: 'selectPage', keys: 'Ctrl+A' },
    { id: 'selectAll', keys: '* A' },
    { id: 'selectRead', keys: '* R' },
    { id: 'selectUnread', keys: '* U' },
    { id: 'selectNone', keys: ['* N', 'Esc'] },
    { id: 'sender', keys: 'Alt+↓' },
  ],
  mail: [
    { id: 'reply', keys: 'R' },
    { id: 'replyAll', keys: 'A' },
    { id: 'forward', keys: 'F' },
    { id: 'read', keys: 'U' },
    { id: 'flag', keys: 'S' },
    { id: 'flagAtOnce', keys: ['S 1', 'S 9'] },
    { id: 'tags', keys: 'L' },
    { id: 'remark', keys: 'M' },
    { id: 'move', keys: 'V' },
    { id: 'delete', keys: ['#', 'Del'] },
    { id: 'expunge', keys: 'Shift+Del' },
    { id: 'undo', keys: 'Z' },
  ],
  go: [
    { id: 'inbox', keys: 'G I' },
    { id: 'drafts', keys: 'G D' },
    { id: 'sent', keys: 'G S' },
    { id: 'trash', keys: 'G T' },
    { id: 'review', keys: 'G R' },
    { id: 'previousTab', keys: '[' },
    { id: 'nextTab', keys: ']' },
    { id: 'search', keys: '/' },
  ],
  writing: [
    { id: 'compose', keys: 'C' },
    { id: 'send', keys: 'Ctrl+Enter' },
    { id: 'save', keys: 'Ctrl+S' },
    { id: 'cc', keys: 'Ctrl+Shift+C' },
    { id: 'bcc', keys: 'Ctrl+Shift+B' },
  ],
  general: [
    { id: 'help', keys: ['?', 'Ctrl+/'] },
    { id: 'close', keys: 'Esc' },
  ],
} as const satisfies Record<string, readonly Entry[]>;
