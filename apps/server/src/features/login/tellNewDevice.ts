import type { Language } from '@jinshu/api';
import { selectLanguage } from '../../mail/settings/index.ts';
import { leaveSystemNotice } from '../../mail/system-notice/index.ts';
import type { Deps } from '../../platform/deps/index.ts';
import { openIpTable } from '../../platform/network/index.ts';
import { readPolicy } from '../../platform/policy/index.ts';

interface Words {
  subject: string;
  text: (address: string, browser: string, place: string) => string;
  unknown: string;
}

const words: Record<Language, Words> = {
  'zh-hans': {
    subject: '新设备登录提醒',
    text: (address, browser, place) =>
      `您的账号 ${address} 刚刚在一台新设备上登录。\n\n浏览器：${browser}\nIP 地址：${place}\n\n如果是您本人，无需处理。如果不是，请立即在“设置 > 修改密码”中修改密码，其他设备会随即退出登录，并告知管理员。\n`,
    unknown: '未知',
  },
  'zh-tw': {
    subject: '新裝置登入提醒',
    text: (address, browser, place) =>
      `您的帳號 ${address} 剛剛在一台新裝置上登入。\n\n瀏覽器：${browser}\nIP 位址：${place}\n\n如果是您本人，無需處理。如果不是，請立即在「設定 > 變更密碼」中變更密碼，其他裝置會隨即登出，並告知管理員。\n`,
    unknown: '未知',
  },
  en: {
    subject: 'Login from a new device',
    text: (address, browser, place) =>
      `Someone just logged in to your account ${address} from a new device.\n\nBrowser: ${browser}\nIP address: ${place}\n\nIf it was you, there is nothing to do. If it wasn’t, change your password now in Settings > Password, which logs out all other devices, and tell your administrator.\n`,
    unknown: 'unknown',
  },
};

/** A login from a browser that an account doesn't know. */
export interface NewDevice {
  ip: string;
  /** Name of the browser and its system; may be empty. */
  browser: string;
}

/**
 * Sends an account's owner a message about a login from an unknown browser (D-189), unless the policy says otherwise. The login stands even if
 * the message can't be written.
 */
export async function tellNewDevice(deps: Deps, account: { id: number; address: string }, { ip, browser }: NewDevice): Promise<void> {
  try {
    if (!(await readPolicy(deps.db, 'tells_new_device', { accountId: account.id }))) return;
    await deps.db.transaction().execute(async (tx) => {
      const language = await selectLanguage(tx, account.id);
      const { subject, text, unknown } = words[language];
      const region = openIpTable(deps.config.ipTable)(ip);
      await leaveSystemNotice(tx, deps, {
        to: { address: account.address, name: '' },
        language,
        subject,
        text: text(account.address, browser || unknown, region === '' ? ip : `${ip} (${region})`),
      });
    });
  } catch (error) {
    deps.log.error({ err: error, accountId: account.id }, 'the message about a new device could not be written');
  }
}
