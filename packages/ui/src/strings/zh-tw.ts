import type { UiStrings } from './UiStrings.ts';

/** The words of the parts in traditional Chinese as written in Taiwan. */
export const zhTw: UiStrings = {
  button: { pending: '處理中' },
  link: { opensInNewWindow: '在新視窗中開啟' },
  skeleton: { loading: '載入中' },
  badge: { unread: (count) => `未讀 ${count} 封` },
  appShell: {
    main: '主導覽',
    accountMenu: '帳號選單',
    skipToContent: '跳至主要內容',
    openSidebar: '開啟資料夾列',
    closeSidebar: '關閉資料夾列',
    sidebar: '側邊欄',
  },
};
