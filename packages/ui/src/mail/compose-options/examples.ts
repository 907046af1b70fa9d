import type { Identity } from '../compose-form/index.ts';
import type { PickerContact } from '../contact-picker/index.ts';
import type { Recipient } from '../recipient-field/index.ts';
import type { Signature } from '../signature-pane/index.ts';
import type { Template } from '../template-pane/index.ts';
import type { ComposeOptionsValue } from './optionRules.ts';

export const identities: Identity[] = [
  { id: '1', name: '张文远', address: 'zhang.wenyuan@jinshu.example' },
  { id: '2', name: '品牌管理部', address: 'brand@jinshu.example' },
];

const names = ['陈砚秋', '顾明远', '何以安', '江予怀', '林知夏', '陆景行', '沈怀瑾', '宋知微', '苏晚晴', '许清如'];
const places = ['研发中心 · 架构组', '财务部', '供应链管理部', '项目管理办公室', '品牌管理部'];
export const people: PickerContact[] = names.map((name, index) => ({
  id: `${index}`,
  name,
  address: `person${index}@jinshu.example`,
  detail: places[index % places.length],
}));

export const signatures: Signature[] = [{ id: '1', caption: '正式', content: '<p>张文远<br>品牌管理部 · 云川集团</p>' }];
export const templates: Template[] = [{ id: '1', caption: '会议通知', content: '<p>各位同事：会议定于周五。</p>' }];
export const letter =
  '<p>知夏、以安：</p><p>第三版已阅，整体可行。以下三处请再斟酌：</p><p>一、第 4.2 条“交付后三十日内付款”，建议改为“验收合格后三十日内”，与二期合同口径一致；</p><p>二、违约金上限由 20% 调整为 <b>15%</b>，理由见法务批注；</p><p>若无异议，明日中午前定稿送审。</p><div data-jinshu-signature><p>张文远<br>品牌管理部 · 云川集团</p></div>';

/** A contact as a field takes it. */
export const toRecipient = ({ address, name }: PickerContact): Recipient => ({ address, name, isValid: true });

/** Addresses typed into a field. */
export const parse = (text: string): Recipient[] =>
  text
    .split(/[\s,;，；]+/u)
    .filter(Boolean)
    .map((address) => ({ address, name: '', isValid: /^[^@\s]+@[^@\s]+\.\w+$/.test(address) }));

/** Options as a new message has them. */
export const noOptions: ComposeOptionsValue = {
  savesToSent: true,
  wantsReceipt: true,
  isUrgent: false,
  notifiesBySms: false,
  isScheduled: false,
  scheduledAt: '',
  hasPassword: false,
  password: '',
  isBurn: false,
  burnLimit: 1,
  burnDate: '',
};
