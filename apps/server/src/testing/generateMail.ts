/** Generated message as bytes, and its content. */
export interface GeneratedMail {
  raw: Buffer;
  subject: string;
  from: { name: string; address: string };
  to: { name: string; address: string }[];
  sentAt: Date;
}

/** Kind of messages to generate. The same seed generates the same messages. */
export interface GeneratorOptions {
  seed?: number | undefined;
  domain?: string | undefined;
  /** The newest mail's date; older ones follow backwards over about `days`. */
  until?: Date | undefined;
  days?: number | undefined;
  /** Share of messages with an attachment, 0 to 1. */
  attachments?: number | undefined;
}

/** A small generator of numbers in [0, 1) with a seed (mulberry32): the same everywhere. */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

const words = (text: string) => text.split(' ');
const surnames = words('王 李 张 刘 陈 杨 赵 黄 周 吴 徐 孙 胡 朱 高 林 何 郭 马 罗 梁 宋 郑 谢 韩 唐 冯 于 董 萧');
const surnamesLatin = words(
  'wang li zhang liu chen yang zhao huang zhou wu xu sun hu zhu gao lin he guo ma luo liang song zheng xie han tang feng yu dong xiao',
);
const givenNames = words(
  '伟 芳 娜 敏 静 磊 洋 艳 勇 军 杰 娟 涛 明 超 秀英 霞 平 刚 桂英 文博 雨桐 子涵 思远 嘉怡 浩然 梓萱 晨曦 立群 若兰',
);
const givenLatin = words(
  'wei fang na min jing lei yang yan yong jun jie juan tao ming chao xiuying xia ping gang guiying wenbo yutong zihan siyuan jiayi haoran zixuan chenxi liqun ruolan',
);
const foreign = ['Sarah O’Neil', 'Thomas Müller', 'Emma Johnson', 'Rajesh Kumar', '佐藤健一', 'Olivier Lefèvre', 'Anna Kowalska', '김민준'];
const places = ['三楼第二会议室', '总部大厦 A 座', '线上（会议号另行通知）', '培训中心', '七楼多功能厅'];
const departments = words('研究部 财务部 合规部 人力资源部 市场部 法务部 信息技术部 行政部 采购部 客户服务部');
const topics = [
  '第三季度预算审批',
  '年度工作总结',
  '供应商合同续签',
  '办公用品采购清单',
  '系统升级维护通知',
  '新员工入职安排',
  '差旅报销流程调整',
  '客户拜访纪要',
  '信息安全培训',
  '国庆放假安排',
  '项目进度周报',
  '绩效考核结果反馈',
  '发票开具申请',
  '内部审计问题整改',
  '产品发布方案',
  '数据迁移计划',
  '停车位调整',
  '消防演练通知',
  '合作协议修订',
  '部门团建活动',
  'Quarterly budget review',
  'Release notes for version 4.2',
  'Invoice overdue',
  'Minutes of the steering committee',
  'Access request for the reporting system',
  'Travel policy update',
  'Customer feedback summary',
  'Server maintenance window',
];
const sentences = [
  '请各部门于本周五下班前将材料提交至财务部，逾期不再受理。',
  '附件为最新版本的说明文档，如有疑问请随时与我联系。',
  '经研究决定，自下月起按照新的流程执行。',
  '会议时间暂定为周三下午两点，请提前安排好工作。',
  '根据上次会议的讨论结果，我们对方案做了如下修改。',
  '以上数据已与业务部门核对一致，请审阅。',
  '感谢大家一直以来的支持与配合。',
  '系统将于本周六零点至六点进行升级维护，期间暂停服务。',
  '请查收合同扫描件，并于三个工作日内回复是否同意。',
  '本次检查共发现问题十二项，其中重大问题两项，已列入整改清单。',
  '客户对交付质量表示满意，但希望缩短响应时间。',
  '关于费用分摊的比例，建议由双方进一步协商确定。',
  '培训采用线上与线下相结合的方式，名额有限，先到先得。',
  '请勿直接回复本邮件。',
  'Please find the updated figures in the attached spreadsheet.',
  'We agreed to move the deadline to the end of next month.',
  'Let me know if you need anything else before the meeting.',
  'The migration finished without errors and all checks are green.',
  'Kindly confirm receipt of this message.',
  'The numbers for the third quarter are slightly above plan.',
];
const files = [
  '预算表.xlsx',
  '合同扫描件.pdf',
  '会议纪要.docx',
  'report_final_v2.pdf',
  '发票.pdf',
  '架构图.png',
  'minutes.txt',
  '资料.zip',
];

const encodeWord = (text: string) => {
  let isAscii = true;
  for (const character of text) if ((character.codePointAt(0) as number) > 126) isAscii = false;
  if (isAscii) return text;
  // At most 45 bytes a word, never inside a character (RFC 2047, 2 and 5).
  const parts: string[] = [];
  let current = '';
  for (const character of text) {
    if (Buffer.byteLength(current + character) > 42) {
      parts.push(current);
      current = '';
    }
    current += character;
  }
  parts.push(current);
  return parts.map((part) => `=?UTF-8?B?${Buffer.from(part).toString('base64')}?=`).join('\r\n ');
};

const base64Body = (bytes: Buffer) => (bytes.toString('base64').match(/.{1,76}/g) ?? []).join('\r\n');

/**
 * Generates typical messages of an organization: Chinese and English, threads, HTML and plain text, with and without files. The sequence is
 * endless.
 */
export function* generateMails({
  seed = 1,
  domain = 'jinshu.example',
  until = new Date('2026-11-20T10:00:00Z'),
  days = 730,
  attachments = 0.15,
}: GeneratorOptions = {}): Generator<GeneratedMail, never> {
  const random = seededRandom(seed);
  const below = (count: number) => Math.floor(random() * count);
  const pick = <T>(list: readonly T[]): T => list[below(list.length)] as T;
  const thread: { id: string; subject: string }[] = [];

  const colleague = () => {
    const [surname, given] = [below(surnames.length), below(givenNames.length)];
    return {
      name: `${surnames[surname]}${givenNames[given]}`,
      address: `${givenLatin[given]}.${surnamesLatin[surname]}${below(4) === 0 ? below(90) + 10 : ''}@${domain}`,
    };
  };
  const stranger = () => {
    const name = pick(foreign);
    const local =
      name
        .normalize('NFD')
        .replace(/[^A-Za-z ]/g, '')
        .trim()
        .toLowerCase()
        .replace(/ +/g, '.') || `contact${below(900)}`;
    return { name, address: `${local}@partner${below(40)}.example` };
  };
  const person = () => (random() < 0.8 ? colleague() : stranger());
  const address = ({ name, address: to }: { name: string; address: string }) => `${encodeWord(name)} <${to}>`;

  for (let number = 1; ; number += 1) {
    const from = person();
    const to = Array.from({ length: 1 + (random() < 0.3 ? below(6) : 0) }, colleague);
    const cc = random() < 0.25 ? Array.from({ length: 1 + below(4) }, colleague) : [];
    const earlier = random() < 0.3 && thread.length > 0 ? pick(thread) : null;
    const fresh = random() < 0.5 ? `${pick(topics)}（${pick(departments)}）` : `关于${pick(departments)}${pick(topics)}的通知`;
    const subject = earlier ? `${pick(['Re: ', '回复：', 'Fwd: '])}${earlier.subject}` : fresh;
    const id = `${seed}.${number}.${below(1_000_000)}@${from.address.split('@')[1]}`;
    const sentAt = new Date(until.getTime() - Math.floor((((number * 7919) % 100_000) / 100_000) * days * 86_400_000) - below(3_600_000));
    const paragraphs = Array.from({ length: 2 + below(random() < 0.1 ? 40 : 8) }, () =>
      Array.from({ length: 1 + below(4) }, () => pick(sentences)).join(''),
    );
    paragraphs.push(`编号 ${String(number).padStart(6, '0')}，金额 ${below(900_000)}.${below(90) + 10} 元，地点：${pick(places)}。`);
    const greeting = random() < 0.7 ? `${pick(departments)}各位同事：` : 'Dear all,';
    const text = `${greeting}\r\n\r\n${paragraphs.join('\r\n\r\n')}\r\n\r\n此致\r\n${from.name}`;
    const isHtml = random() < 0.6;
    const html = `<html><body style="font-family:sans-serif"><p>${greeting}</p>${paragraphs.map((paragraph) => `<p>${paragraph}</p>`).join('')}<p>此致<br><b>${from.name}</b></p></body></html>`;

    const header = [
      `Return-Path: <${from.address}>`,
      `Received: from mail.partner.example ([203.0.113.${below(250) + 1}])\r\n\tby ${domain} with ESMTPS id ${number};\r\n\t${sentAt.toUTCString().replace('GMT', '+0000')}`,
      `From: ${address(from)}`,
      `To: ${to.map(address).join(',\r\n ')}`,
      ...(cc.length > 0 ? [`Cc: ${cc.map(address).join(',\r\n ')}`] : []),
      `Subject: ${encodeWord(subject)}`,
      `Message-ID: <${id}>`,
      ...(earlier ? [`In-Reply-To: <${earlier.id}>`, `References: <${earlier.id}>`] : []),
      `Date: ${sentAt.toUTCString().replace('GMT', '+0000')}`,
      ...(random() < 0.05 ? ['X-Priority: 1 (Highest)'] : []),
      'MIME-Version: 1.0',
    ];
    const plainPart = `Content-Type: text/plain; charset=utf-8\r\nContent-Transfer-Encoding: base64\r\n\r\n${base64Body(Buffer.from(text))}`;
    const htmlPart = `Content-Type: text/html; charset=utf-8\r\nContent-Transfer-Encoding: base64\r\n\r\n${base64Body(Buffer.from(html))}`;
    const multipart = (kind: string, parts: readonly string[]) => {
      const boundary = `----=_${kind}_${seed}_${number}`;
      return `Content-Type: multipart/${kind};\r\n boundary="${boundary}"\r\n\r\n${parts.map((part) => `--${boundary}\r\n${part}`).join('\r\n')}\r\n--${boundary}--\r\n`;
    };
    let content = isHtml ? multipart('alternative', [plainPart, htmlPart]) : plainPart;
    if (random() < attachments) {
      // Many messages share few different files, as in reality. Each file is stored only once.
      const file = below(files.length);
      const bytes = Buffer.alloc(2_000 + below(12) * 9_000, `${file}${below(50)}`);
      const name = files[file] as string;
      const part = `Content-Type: application/octet-stream\r\nContent-Transfer-Encoding: base64\r\nContent-Disposition: attachment;\r\n filename*=UTF-8''${encodeURIComponent(name)}\r\n\r\n${base64Body(bytes)}`;
      content = multipart('mixed', [content, part]);
    }
    thread.push({ id, subject: fresh });
    if (thread.length > 200) thread.shift();
    yield { raw: Buffer.from(`${header.join('\r\n')}\r\n${content.trimEnd()}\r\n`), subject, from, to, sentAt };
  }
}
