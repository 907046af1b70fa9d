import { recordPolicies } from '../features/operation/index.ts';
import type { Tx } from '../platform/db/index.ts';
import type { Deps } from '../platform/deps/index.ts';
import { commandLine } from '../platform/operation/index.ts';
import type { PolicyName } from '../platform/policy/index.ts';

const app = (name: string, description: string, place: string) => ({
  name,
  description,
  url: `https://${place}.jinshu.example/`,
  icon: '',
});
const link = (title: string, desc: string, place: string) => ({ title, desc, url: `https://${place}.jinshu.example/`, icon: '' });

/** Content of the home page and of the app center. */
const content: Partial<Record<PolicyName, unknown>> = {
  system_name: '锦书研究院',
  system_remark: '本周六 22:00 起升级，约两小时；期间可以读信，暂停收发。',
  welcome_links: [
    {
      title: '常用',
      links: [
        link('协同办公', '请假、用印、合同审批', 'oa'),
        link('差旅与报销', '预订、垫付与退单', 'travel'),
        link('馆藏目录', '善本与影像检索', 'catalogue'),
      ],
    },
    { title: '制度', links: [link('信息安全须知', '认识钓鱼邮件', 'safety'), link('新人手册', '第一周要办的十件事', 'handbook')] },
  ],
  app_list: [
    app('协同办公', '请假、用印、合同审批', 'oa'),
    app('差旅与报销', '预订、垫付与退单', 'travel'),
    app('馆藏目录', '善本与影像检索', 'catalogue'),
    app('会议室', '预订与签到', 'rooms'),
  ],
};

/** Visitors share the accounts of the demo, each with a browser of their own: to tell of each would fill their inboxes. */
const forVisitors: Partial<Record<PolicyName, unknown>> = { tells_new_device: false };

/** Sets the content of the organization in the way of an administrator. */
export const setContent = (tx: Tx, deps: Pick<Deps, 'now'>): Promise<void> =>
  recordPolicies(tx, deps, commandLine, {
    target: { of: 'organisation' },
    whose: '',
    changes: Object.entries({ ...content, ...forVisitors }).map(([name, value]) => ({ name, value })),
  });
