import type { DemoMail } from './DemoMail.ts';
import { csv, pdf, text } from './files.ts';
import type { ColleagueKey } from './organisation.ts';

/** Number of days that the demo covers. */
const maximumDays = 56;
/** The nth thing of a list that may be shorter. */
const at = <T>(list: readonly T[], index: number): T => list[index % list.length] as T;
const everyone: ColleagueKey[] = ['lin', 'chen', 'wang', 'liu', 'shen', 'zhou', 'wu', 'tang', 'sun', 'xu', 'zhao'];
const research: ColleagueKey[] = ['lin', 'chen', 'wang', 'liu'];

/** Creates one message a week from that week's item. */
const weekly = <const T>(items: readonly T[], make: (item: T, week: number) => DemoMail | DemoMail[]): DemoMail[] =>
  items.flatMap((item, index) => make(item, index));

const ownReports = weekly(
  [
    ['残缺页对比实验做完，论文初稿周日', '外包比价完成，选定文渊', '备份与识别服务错开'],
    ['云笺 3.2 上线，比计划早四分钟', '下季度人手和预算已报', '图录付印'],
    ['3.2 上线计划定稿', '论文分工：陈伟第一作者', '《数字人文》稿件录用'],
    ['数据集发布，首日下载 64 次', '标注平台扩容', '北风试点第四周，活跃读者 38 人'],
    ['发布前四项检查完成', '12 页私人收藏暂缓', '保密协议定稿'],
    ['权限设计的三条意见改完', '江大三期通过馆务会', '德方样页回读 88/97'],
    ['三期方案发出', '混排页列序 99%', '论文小修'],
    ['水渍样本 300 页完成', '北风单点登录接通', '批注导出格式定下'],
  ],
  ([first, second, third], week) => ({
    day: week * 7 + 1,
    time: '17:35',
    from: 'lin',
    to: ['gao'],
    cc: ['chen', 'wang', 'liu'],
    subject: '研究部周报',
    text: `院长好，本周研究部：\n\n- ${first}\n- ${second}\n- ${third}\n\n下周重点按计划推进，没有需要协调的事。`,
  }),
);

const teamReports = weekly(
  [
    ['实验对比两组，修复师 2 位', '论文初稿第三、四节', '推理服务零超时', '外包试标验收三家'],
    ['3.2 上线与值守', '昵称与导出回归', '印章遮罩并入主干', '《会稽志》复核 410 页'],
    ['上线计划、回退演练', '读者反馈 17 条，改完 15 条', '水渍模型第二版 92.1%', '新人培训两场'],
    ['下载页与引用格式', '实验环境搬到新机器', '去重 87 页', '授权核对 1,153 页'],
    ['权限改造两项', '昵称迁移脚本', '混排页 99/100', '《临川县志》收尾'],
    ['删除日志只留编号', '接口文档第一稿', '列排序分支评审', '水渍样本后 150 页'],
    ['TEI 导出样例', '北风单点登录', '分类头训练', '水渍样本前 150 页'],
    ['残缺页方案三选一', '批注投票接口', '骨干网络复用评估', '标注口径统一'],
  ],
  ([first, second, third, fourth], week) =>
    [
      { from: 'chen' as const, time: '16:20', lines: [first, second] },
      { from: 'wang' as const, time: '16:48', lines: [third] },
      { from: 'liu' as const, time: '17:02', lines: [fourth] },
    ].map(
      ({ from, time, lines }): DemoMail => ({
        day: week * 7 + 1,
        time,
        from,
        to: ['lin'],
        subject: `${{ chen: '陈伟', wang: '王晓', liu: '刘洋' }[from]}周报`,
        text: `本周完成：\n\n${lines.map((line) => `- ${line}`).join('\n')}\n\n下周继续，暂无阻塞。`,
        look: from === 'wang' ? 'plain' : 'letter',
      }),
    ),
);

const builds = [
  ['qingluan-ocr', '#1842', '通过', 312, 0],
  ['yunjian-web', '#977', '失败', 645, 2],
  ['qingluan-ocr', '#1839', '通过', 312, 0],
  ['yunjian-web', '#969', '通过', 641, 0],
  ['yunjian-web', '#958', '通过', 633, 0],
  ['qingluan-ocr', '#1817', '失败', 304, 1],
  ['qingluan-ocr', '#1818', '通过', 305, 0],
  ['yunjian-web', '#930', '通过', 620, 0],
  ['qingluan-ocr', '#1794', '通过', 298, 0],
  ['yunjian-web', '#911', '失败', 612, 5],
  ['yunjian-web', '#912', '通过', 617, 0],
  ['qingluan-ocr', '#1770', '通过', 291, 0],
  ['yunjian-web', '#884', '通过', 602, 0],
  ['qingluan-ocr', '#1749', '通过', 288, 0],
  ['qingluan-ocr', '#1731', '失败', 280, 3],
  ['qingluan-ocr', '#1732', '通过', 283, 0],
  ['yunjian-web', '#861', '通过', 590, 0],
  ['qingluan-ocr', '#1715', '通过', 279, 0],
] as const;

const buildNotices = builds.map(
  ([name, number, result, passed, failed], index): DemoMail => ({
    day: index * 3,
    time: '06:12',
    from: 'build',
    to: ['lin', 'chen', 'wang'],
    subject: `[构建] ${name} ${number} ${result}`,
    text: `项目：${name}\n构建：${number}\n结果：${result}\n测试：${passed} 通过，${failed} 失败\n用时：${4 + (index % 5)} 分 ${10 + ((index * 17) % 49)} 秒`,
    look: 'plain',
    isAutomatic: true,
    ...(failed > 0 && {
      flag: 'red' as const,
      files: [
        text(
          `build-${number.slice(1)}.log`,
          `FAIL ${name}\n${Array.from({ length: failed }, (_, n) => `  × case ${n + 1}: expected 200, got 409`).join('\n')}\n`,
        ),
      ],
    }),
  }),
);

const guji = weekly(
  [
    ['明刻本《本草品汇》回国入藏', '流散海外四百年的残本上月在南京与另半部合璧，两半的虫洞完全对得上。'],
    ['一张药方里的清代米价', '福建旧药铺的账册里夹着三百多张方子，背面的数目字给出了乾隆年间的米价。'],
    ['修复师手记：水渍不是脏', '水渍里常有原来的胶矾，贸然清洗等于把字一起洗掉。'],
    ['谁在读《会稽志》', '去年古籍阅览室最常被调阅的方志，读者里有三成是建筑师。'],
    ['雕版作坊的四十天', '记者在扬州学刻一块版：二十行，四十天，三处补木。'],
    ['避讳字怎么录', '玄字缺末笔，录成“玄”还是“𤣥”？三家图书馆三种办法。'],
    ['毛边纸涨价之后', '今年以来毛边纸价涨四成，几家修复中心开始联合采购。'],
    ['敦煌册子装的秘密', '最早的册子装并不平整，缝线的痕迹说明它们曾经是卷子。'],
  ],
  ([title, lead], week): DemoMail => ({
    day: week * 7 + 2,
    time: '07:30',
    from: 'weekly',
    to: ['lin'],
    subject: `古籍周刊 第 ${318 - week} 期：${title}`,
    text: `# ${title}\n\n${lead}\n\n![本期封面](https://guji-news.example/covers/${318 - week}.jpg)\n\n# 本期还有\n\n- 书讯：新影印丛书三种\n- 讲座：周六下午，文献学系列第 ${12 - week} 讲\n- 读者来信`,
    look: 'bulletin',
    isAutomatic: true,
    ...(week % 3 === 1 && { isUnread: true }),
  }),
);

const openArchives = weekly(
  [
    [
      'IIIF 4: what changes for annotation servers',
      'The new drafts move selectors into their own document. Servers that already split body and target have little to do.',
    ],
    [
      'A national archive opens 2.1 million pages',
      'All of it scanned at 400 dpi, all of it free to use, and for once with the colour targets left in.',
    ],
    [
      'Reading machines and their mistakes',
      'Four groups compared errors instead of scores. The mistakes overlap far less than the scores suggest.',
    ],
    ['Persistent identifiers, ten years on', 'A survey of 900 collections: 7 per cent of the identifiers that promised to last did not.'],
    ['What readers annotate', 'Mostly names and places, says a study of 40,000 notes, and mostly on a Sunday evening.'],
    ['Small libraries, shared servers', 'Eleven town libraries share one installation and a single half-time administrator.'],
    ['Vertical text on the web', 'Browsers finally agree on how to break lines in vertical writing. A test page and some advice.'],
    ['Licences people understand', 'Replacing four pages of terms by one sentence doubled the number of re-uses.'],
  ],
  ([title, lead], week): DemoMail => ({
    day: week * 7 + 4,
    time: '19:00',
    from: 'digest',
    to: ['lin'],
    subject: `Open Archives Digest: ${title}`,
    text: `# ${title}\n\n${lead}\n\n![Chart of the week](https://open-archives.example/digest/${week + 40}/chart.png)\n\n# Short notes\n\n- New release of the page viewer, with a dark theme\n- Call for papers: documents and damage\n- Job: metadata librarian, two years`,
    look: 'bulletin',
    isAutomatic: true,
    ...(week % 2 === 0 && { isUnread: true }),
  }),
);

const vision = weekly(
  ['小样本版面分析', '扩散模型补全缺字', '文档去水渍新基准', '轻量骨干网络综述', '多栏阅读顺序', '手写识别数据集盘点'],
  (topic, week): DemoMail => ({
    day: week * 9 + 3,
    time: '08:05',
    from: 'vision',
    to: ['lin'],
    subject: `视觉前沿｜${topic}`,
    text: `# 本期专题：${topic}\n\n编辑部选了三篇论文，附代码地址和一页读书笔记。\n\n![示意图](https://vision-frontier.example/issues/${60 - week}/figure.png)\n\n- 论文一：方法最简单，结果不差\n- 论文二：数据公开，可以复现\n- 论文三：想法新，实验偏少`,
    look: 'bulletin',
    isAutomatic: true,
    isUnread: week === 0 || week === 3,
  }),
);

const canteen = weekly(
  [
    '番茄牛腩、清炒芥蓝、冬瓜排骨汤',
    '鱼香茄子、白切鸡、紫菜蛋汤',
    '红烧带鱼、手撕包菜、玉米羹',
    '宫保鸡丁、蒜蓉油麦、酸辣汤',
    '糖醋里脊、虾皮冬瓜、菌菇汤',
    '剁椒鱼头、清炒豆苗、银耳羹',
    '梅菜扣肉、蚝油生菜、番茄蛋汤',
    '咖喱鸡、干煸四季豆、萝卜汤',
  ],
  (dishes, week): DemoMail => ({
    day: week * 7 + 5,
    time: '16:10',
    from: 'tang',
    to: everyone,
    subject: '下周食堂菜单',
    text: `各位同事：\n\n下周主打：${dishes}。\n\n周三有面食窗口，周五下午三点有水果。对菜品有建议请直接回复本邮件。`,
    look: 'plain',
  }),
);

const maintenance = weekly(
  [
    ['邮件系统例行维护', '周六 22:00 至 22:30，期间收信可能晚几分钟，不会丢失'],
    ['VPN 更换证书', '周四中午，请在提示时选择“接受新证书”'],
    ['打印机 3 号停用', '四楼 3 号机更换定影器，请用 2 号机'],
    ['会议室预约系统升级', '周日全天，已有预约不受影响'],
    ['全院安全补丁', '本周五前请重启一次电脑'],
    ['机房空调检修', '周三 19:00 至 21:00，识别服务降为一半容量'],
    ['旧版网盘下线', '月底前请把资料移到新网盘，旧盘之后只读'],
    ['无线网络更换密码', '下周一 9:00 起使用新密码，请到前台领取'],
  ],
  ([title, detail], week): DemoMail => ({
    day: week * 7 + 3,
    time: '09:55',
    from: 'it',
    to: everyone,
    subject: `【通知】${title}`,
    text: `各位同事：\n\n${detail}。\n\n如有疑问请联系服务台，内线 8100。`,
  }),
);

const people = weekly(
  [
    ['年度体检安排', '体检时间为下月 6 日至 17 日，请在附件里选一天，周五前回复。附加项目可以自费增加。'],
    ['新同事入职：姜可', '姜可下周一入职市场部，负责海外图书馆。欢迎大家中午一起吃饭。'],
    ['本季度绩效填写', '请在 25 日前填写自评，主管在月底前完成谈话。和往年不同的是不再打分，只写三件事。'],
    ['年假提醒', '今年的年假请在年底前休完，最多可结转五天。'],
    ['英语角恢复', '每周四 18:00，402 室，主题不限，有茶点。'],
    ['公积金基数调整', '按规定自下月起调整，明细可在自助系统里查看。'],
    ['消防演练', '周四 15:00，听到警铃后从最近的楼梯下楼，在东门集合点名。'],
    ['内部推荐：前端工程师', '云笺需要一位前端工程师，推荐成功有奖励，职位说明见附件。'],
  ],
  ([title, detail], week): DemoMail => ({
    day: week * 7 + 6,
    time: '14:30',
    from: week % 2 === 0 ? 'zhao' : 'hr',
    to: everyone,
    subject: `人力资源：${title}`,
    text: `各位同事：\n\n${detail}\n\n谢谢配合！`,
    ...(week === 0 && {
      flag: 'orange' as const,
      tags: ['待办' as const],
      files: [
        csv('体检日期.csv', [
          ['姓名', '日期', '附加项目'],
          ['林月', '', ''],
          ['陈伟', '', ''],
        ]),
      ],
    }),
    ...(week === 7 && { files: [pdf('职位说明-前端工程师.pdf', '前端工程师', ['云笺产品', '熟悉无障碍设计者优先', '地点：杭州'])] }),
  }),
);

const reimbursements = weekly(
  [
    ['BX-20931', '北京出差差旅费', 3268.5],
    ['BX-20877', '学术会议注册费', 2400],
    ['BX-20815', '样张邮寄', 146],
    ['BX-20760', '参考书采购', 912.8],
    ['BX-20702', '南京出差差旅费', 1580],
    ['BX-20655', '存储卡与读卡器', 438],
    ['BX-20601', '客户接待餐费', 566],
    ['BX-20544', '打印与装订', 233.5],
  ] as const,
  ([number, what, amount], week): DemoMail => ({
    day: week * 6 + 4,
    time: '15:40',
    from: 'xu',
    to: ['lin'],
    subject: `报销已付款 ${number}`,
    text: `林老师好：\n\n您的报销单 ${number}（${what}）已付款，金额 **${amount.toFixed(2)} 元**，请注意查收。${week === 1 ? '\n\n注册费发票抬头少了“研究院”三个字，下次请核对。' : ''}`,
    folder: '报销与发票',
  }),
);

/** Bills of the months before this one, each sent on the third of the next. */
const invoices = (now: Date): DemoMail[] =>
  [0, 1, 2].map((back): DemoMail => {
    const sentAt = new Date(now.getFullYear(), now.getMonth() - back, 3);
    const month = ((sentAt.getMonth() + 11) % 12) + 1;
    return {
      day: Math.round((new Date(now.getFullYear(), now.getMonth(), now.getDate()).getTime() - sentAt.getTime()) / 86_400_000),
      time: '03:00',
      from: 'cloud',
      to: ['lin'],
      cc: ['zhou'],
      subject: `蓝鲸云 ${month} 月账单`,
      text: `尊敬的客户：\n\n贵账户 ${month} 月账单已出：\n\n| 项目 | 用量 | 金额（元） |\n| GPU 计算 | ${487 - back * 7} 小时 | ${(3896 - back * 56).toFixed(2)} |\n| 对象存储 | ${9 - back} TB | ${(984 - back * 98).toFixed(2)} |\n| 公网流量 | ${700 + back * 40} GB | ${(350 + back * 20).toFixed(2)} |\n\n款项将于 10 日自动扣除，发票见附件。`,
      look: 'bulletin',
      isAutomatic: true,
      folder: '报销与发票',
      files: [pdf(`蓝鲸云发票-${month}月.pdf`, '电子发票', [`账期：${month} 月`, '购买方：锦书研究院', '项目：云计算服务'])],
    };
  });

const trips = weekly(
  [
    ['杭州东 → 北京南', 'G40 次', '09:05', '二等座 07 车 12F'],
    ['北京南 → 杭州东', 'G45 次', '17:20', '二等座 03 车 04A'],
    ['杭州东 → 南京南', 'G7614 次', '08:11', '二等座 11 车 09C'],
    ['南京南 → 杭州东', 'G7617 次', '18:40', '二等座 02 车 15F'],
  ],
  ([line, train, time, seat], index): DemoMail => ({
    day: index * 11 + 7,
    time: '12:34',
    from: 'travel',
    to: ['lin'],
    subject: `出票成功：${line} ${train}`,
    text: `林月女士，您好：\n\n| 行程 | ${line} |\n| 车次 | ${train} |\n| 发车 | ${time} |\n| 座位 | ${seat} |\n\n请携带有效证件乘车。改签请在发车前两小时办理。`,
    look: 'bulletin',
    isAutomatic: true,
    tags: ['出差'],
    files: [pdf(`行程单-${train.slice(0, -2)}.pdf`, '电子行程单', [line, train, `发车 ${time}`, seat])],
  }),
);

const seminars = weekly(
  [
    '古籍里的数字：从账册到统计',
    'Reading order without rules',
    '敦煌写本的断代',
    '从木刻到字库',
    'Notes on notes: how readers argue',
    '一部县志的数字化全过程',
  ],
  (title, week): DemoMail => ({
    day: week * 8 + 2,
    time: '10:00',
    from: 'gao',
    to: research,
    cc: ['wu', 'shen'],
    subject: `研究院讲座：${title}`,
    text: `各位：\n\n本期讲座《${title}》，周四 14:30，报告厅。讲后有四十分钟讨论，欢迎带问题来。\n\n请王晓负责录像。`,
    ...(week === 0 && { wantsReceipt: true, isUnread: true }),
  }),
);

const reviews = weekly(
  [
    ['批注时间属性 when', '+112 −30'],
    ['印章遮罩', '+264 −41'],
    ['昵称迁移脚本', '+88 −2'],
    ['识别结果缓存', '+143 −96'],
    ['导出为 TEI', '+402 −18'],
    ['删除日志只留编号', '+37 −52'],
    ['列排序按首字中心', '+75 −64'],
    ['单点登录', '+318 −9'],
    ['分类头训练脚本', '+209 −0'],
    ['投票接口限速', '+46 −12'],
    ['水渍样本读取', '+131 −27'],
    ['无障碍：树形目录', '+96 −73'],
  ],
  ([title, size], index): DemoMail => ({
    day: 2 + index * 4,
    time: index % 2 === 0 ? '11:26' : '16:58',
    from: 'build',
    to: ['lin'],
    subject: `[评审] ${at(['陈伟', '王晓'], index)}请您评审“${title}”`,
    text: `${at(['陈伟', '王晓'], index)} 提交了“${title}”（${size}），请您评审。\n\n自动检查已通过：类型、风格、${280 + index * 9} 项测试。`,
    look: 'plain',
    isAutomatic: true,
  }),
);

const parcels = weekly(
  ['三余书店：《清代方志考》两册', '样张硬盘一只', '远山印务：打样', '键盘一把', '三余书店：《版本学概论》', '会议胸牌'],
  (what, index): DemoMail => ({
    day: 3 + index * 9,
    time: '13:20',
    from: 'tang',
    to: ['lin'],
    subject: '您有一件快递在前台',
    text: `林老师，您的快递（${what}）到了，放在前台 ${at(['A', 'B', 'C'], index)}${index + 2} 格，下班前来取就行。`,
    look: 'plain',
  }),
);

const orders = weekly(
  [
    ['SY-88213', '《清代方志考》（全二册）', 268],
    ['SY-86740', '《版本学概论》', 96],
    ['SY-85102', '《纸的历史》', 128],
  ] as const,
  ([number, title, price], index): DemoMail => ({
    day: 5 + index * 16,
    time: '20:41',
    from: 'bookshop',
    to: ['lin'],
    subject: `三余书店：订单 ${number} 已发货`,
    text: `林月您好：\n\n您订购的 ${title}（${price} 元）已经发出，预计两天内送达。\n\n祝您开卷有益。`,
    look: 'bulletin',
    isAutomatic: true,
  }),
);

const alerts = weekly(
  [
    ['磁盘 /data 用量 82%', '已高于八成，按计划将在周末清理缓存。'],
    ['证书 14 天后到期', 'yunjian.jinshu.example 的证书将在 14 天后到期，自动续期已排队。'],
    ['识别服务恢复正常', '02:25 起恢复，期间超时 14 次。'],
    ['夜间备份完成', '用时 38 分钟，1.9 TB，校验通过。'],
    ['磁盘 /data 用量 91%', '图片缓存占 640 GB，请处理。'],
  ],
  ([title, detail], index): DemoMail => ({
    day: [0, 6, 3, 12, 19][index] ?? 20,
    time: '05:30',
    from: 'it',
    to: ['lin', 'wang'],
    cc: ['sun'],
    subject: `[监控] ${title}`,
    text: detail,
    look: 'plain',
    isAutomatic: true,
    isUrgent: index === 4,
  }),
);

/** The readers of 云笺 by day: more on Sundays, fewer on Mondays. */
const dailyNumbers = Array.from({ length: 40 }, (_, index): DemoMail => {
  const day = index + 1;
  const notes = 48 - index + ((index * 29) % 23) + (index % 7 === 3 ? 31 : 0);
  const readers = Math.round(notes * 1.7) + (index % 5);
  return {
    day,
    time: '06:40',
    from: 'build',
    to: ['lin', 'chen', 'wu'],
    subject: `云笺日报：${notes} 条新批注`,
    text: `昨日活跃读者 ${readers} 人，新批注 ${notes} 条，回答问题 ${Math.round(notes / 6)} 个。\n\n| 馆 | 批注 |\n| 江南大学图书馆 | ${Math.round(notes * 0.6)} |\n| Northwind | ${Math.round(notes * 0.3)} |\n| 其他 | ${notes - Math.round(notes * 0.6) - Math.round(notes * 0.3)} |`,
    look: 'letter',
    isAutomatic: true,
    ...(index === 0 && { isUnread: true }),
  };
});

const minutes = weekly(
  [
    ['备份与识别服务错峰', '论文实验补一组', '文渊合同送审'],
    ['3.2 上线复盘', '图录付印', '下季度人手'],
    ['3.2 上线演练', '外包要求', '展览分工'],
    ['数据集发布之后的反馈', '标注平台容量', '试点周报格式'],
    ['发布检查清单', '私人收藏的授权', '德方样页'],
    ['权限三条意见', '三期样本阶段', '论文小修'],
    ['混排页列序', '三期方案', '接口文档改版'],
    ['水渍样本', '单点登录', '批注导出'],
  ],
  ([first, second, third], week): DemoMail => ({
    day: week * 7 + 3,
    time: '18:10',
    from: 'liu',
    to: research,
    cc: ['gao'],
    subject: `组会纪要：${first}`,
    text: `# 议题\n\n- ${first}\n- ${second}\n- ${third}\n\n# 待办\n\n| 事项 | 负责人 | 期限 |\n| ${first} | ${at(['王晓', '陈伟', '林月'], week)} | 下周三 |\n| ${second} | ${at(['陈伟', '林月', '刘洋'], week)} | 下周五 |\n\n有遗漏请直接回复补充。`,
  }),
);

const citations = weekly(
  [
    ['Reading order in vertical text', 'A survey of layout analysis for East Asian documents'],
    ['Bleed-through removal with paired pages', 'Restoring Jesuit correspondence'],
    ['Reading order in vertical text', 'Transformers that read columns'],
    ['A data set of damaged pages', 'Benchmarks we need: paper, ink, water'],
    ['Bleed-through removal with paired pages', 'Two-sided scanning revisited'],
    ['Reading order in vertical text', 'Comics, newspapers, scrolls: one model'],
    ['A data set of damaged pages', 'What annotators disagree about'],
    ['Reading order in vertical text', 'Order without boxes'],
  ],
  ([own, other], week): DemoMail => ({
    day: week * 7 + 1,
    time: '22:15',
    from: 'scholar',
    to: ['lin'],
    subject: `New citation of "${own}"`,
    text: `# ${other}\n\ncites your article **${own}** (${18 + (8 - week) * 3} citations so far).\n\nYou receive this once a week.`,
    look: 'bulletin',
    isAutomatic: true,
  }),
);

const loans = weekly(
  ['《会稽志》点校本', '《纸史文献辑录》', '《中国古籍修复图录》', '《方志学通论》', '《版刻图录》', '《避讳录》'],
  (title, index): DemoMail => ({
    day: 4 + index * 9,
    time: '08:00',
    from: 'circulation',
    to: ['lin'],
    subject: `借阅到期提醒：${title}`,
    text: `林月读者：\n\n您借阅的${title}将于三天后到期。${index % 2 === 0 ? '本书可以续借一次。' : '本书已有人预约，请按时归还。'}`,
    look: 'plain',
    isAutomatic: true,
  }),
);

const marketNews = weekly(
  [
    '三所图书馆询问云笺',
    '《字里山河》展览预告上线',
    '南京书展回顾',
    '海外试点见报',
    '新宣传册定稿',
    '合作馆达到十二家',
    '读者故事征集',
    '巡讲日程',
  ],
  (title, week): DemoMail => ({
    day: week * 7 + 4,
    time: '11:45',
    from: 'wu',
    to: ['gao', 'lin', 'chen', 'shen', 'zhou', 'tang'],
    subject: `市场简讯：${title}`,
    text: `各位好，本周一件事：**${title}**。\n\n详细情况在共享目录“市场部/简讯/第 ${40 - week} 周”，有想法欢迎来聊。`,
  }),
);

const readingClub = weekly(
  ['《纸的历史》第三章', '《版本学概论》第一讲', '《书林清话》选读', '《造纸四千年》', '《雕版与活字》', '《古书通例》'],
  (title, index): DemoMail => ({
    day: 6 + index * 8,
    time: '17:20',
    from: at(['chen', 'wang', 'liu'] as const, index),
    to: research,
    subject: `读书会：${title}`,
    text: `周四午休读${title}，我来领读，二十分钟，之后随便聊。没读过也欢迎来。`,
    look: 'plain',
  }),
);

/** Creates regular messages: reports, notices, newsletters, bills. */
export const seriesMails = (now: Date): DemoMail[] =>
  [
    ...ownReports,
    ...teamReports,
    ...buildNotices,
    ...guji,
    ...openArchives,
    ...vision,
    ...canteen,
    ...maintenance,
    ...people,
    ...reimbursements,
    ...invoices(now),
    ...trips,
    ...seminars,
    ...reviews,
    ...parcels,
    ...orders,
    ...alerts,
    ...dailyNumbers,
    ...minutes,
    ...citations,
    ...loans,
    ...marketNews,
    ...readingClub,
  ].filter(({ day }) => day >= 0 && day <= maximumDays);
