import type { UiStrings } from './UiStrings.ts';

/** The words of the parts in simplified Chinese. */
export const zhHans: UiStrings = {
  button: { pending: '正在处理' },
  link: { opensInNewWindow: '在新窗口中打开' },
  skeleton: { loading: '正在加载' },
  badge: { unread: (count) => `未读 ${count} 封` },
  appShell: {
    main: '主导航',
    accountMenu: '账号菜单',
    skipToContent: '跳到正文',
    openSidebar: '打开文件夹栏',
    closeSidebar: '关闭文件夹栏',
    sidebar: '侧栏',
  },
};
