import type { Address } from '@jinshu/api';

/** Message of the set, short enough to review by eye. */
export interface HandMadeMail {
  number: number;
  from: Address;
  to: Address;
  subject: string;
  text: string;
  /** The name of its file. */
  file: string | undefined;
}

const person = (name: string, address: string): Address => ({ name, address });

/** Those who write and are written to. */
const people = {
  lin: person('林月', 'lin.yue@jinshu.example'),
  chen: person('陈伟', 'chen.wei@jinshu.example'),
  ouyang: person('歐陽菲菲', 'feifei@taipei.example'),
  shan: person('单晓华', 'audit-team@verify.example'),
  lv: person('吕梁', 'l.liang@jinshu.example'),
  zeng: person('曾子墨', 'zeng.zm@jinshu.example'),
  wang: person('王芳', 'fang88@post.example'),
  wangf: person('王方平', 'fangping@post.example'),
  hsu: person('許志強', 'chih.hsu@tw-partner.example'),
  zhao: person('赵雷', 'zhao.lei@jinshu.example'),
  sarah: person('Sarah O’Neil', 'sarah.oneil@partner.example'),
  mueller: person('Jürgen Müller', 'j.mueller@werk.example'),
  zoe: person('Zoë Lefèvre', 'zoe@lyon.example'),
  notice: person('系统通知', 'noreply@jinshu.example'),
} as const;

/** Number, sender, recipient if not 林月, subject, text, file. Written by hand, so that a reader can tell what each search must find. */
const lines = `
1|chen||第三季度预算审批|请各部门于周五前提交报表，逾期不再受理。|预算表.xlsx
2|ouyang||關於二〇二六年度預算審批之通知|請各部門於週五前提交報表，逾期恕不受理。|
3|zhao||年度算账|先算后批，通过审核的同事请报名。|
4|wang||周五聚餐|晚上部门聚餐，地点在楼下湘菜馆。|
5|hsu||餐廳訂位|週六中午十二點，餐廳已訂好八人的位子。|
6|lv||食堂饭卡充值|请到一楼窗口办理，现金和手机都可以。|
7|chen||会议改期|原定周三的会议改到周四下午两点。|
8|ouyang||會議紀錄|上週會議的紀錄請見附件，如有遺漏請告知。|會議紀錄_0312.docx
9|zeng||会上没有议定的事|上次开会没有议定价格，留待下周。|
10|sarah|chen|Meeting moved|The meeting on Tuesday is moved to 14:30 in room 302.|
11|mueller||Besprechung in Zürich|Wir treffen uns am Montag in Zürich, Bahnhofstrasse 12.|
12|zoe||Résumé de la réunion|Voici le résumé de la réunion d’hier à Lyon.|résumé.pdf
13|wang||发票抬头|发票抬头请写锦书科技有限公司，税号稍后补。|
14|hsu||發票遺失|上月的發票遺失了，可否重新開立？|
15|zhao||发出的票据|昨天发出的票，今天应该能收到。|
16|sarah||Invoice INV-20261103|Please find attached the invoice for the quarterly subscription.|INV-20261103.pdf
17|sarah||Reminder: invoice overdue|Our records show that invoice 20261103 is still open.|
18|notice||Invoicing system maintenance|The invoicing system will be down on Saturday night.|
19|lv||合同扫描件|采购合同已经盖章，扫描件见附件。|合同_final_v2.pdf
20|ouyang||合約草案|合約草案第三條有修改，請法務確認。|合約草案.pdf
21|zeng||合作协议同意书|双方合作愉快，同意书请签字。|
22|chen||软件升级|周六零点到六点软件升级，期间暂停服务。|
23|hsu||軟體更新|請於下班前更新軟體，更新後重新開機。|
24|zhao||软硬件清单|软、硬件各一份清单，件数请核对。|
25|notice||密码即将过期|您的密码将于七天后过期，请及时修改。|
26|notice||密碼變更通知|您的密碼已於今日變更，若非本人操作請聯絡我們。|
27|sarah||Password reset|Use the link below to reset your password within 24 hours.|
28|wang||快递到了|前台有您的快递，请凭身份证领取。|
29|hsu||快遞單號|順豐快遞單號 SF1029384756，請查收。|
30|mueller||Paket verschickt|Das Paket mit der Nummer SF1029384757 ist unterwegs.|
31|lin|chen|项目周报 第12周|本周完成接口联调，下周开始压力测试。|
32|lin|chen|项目周报 第13周|压力测试完成，接口平均响应 35 毫秒。|
33|lin|chen|专案週報 第14週|本週完成上線準備，專案按計畫進行。|
34|zhao||周转房申请|新员工周转房报名截止到月底。|
35|lv||出差申请|下周三去上海出差，预计三天，机票已订。|上海行程.txt
36|ouyang||上海展覽|下月上海展覽的攤位已確認，請準備型錄。|
37|zeng||海上运输报价|海上运输报价见附件，比上次高 5%。|报价单.xlsx
38|sarah||Shanghai trip|I will be in Shanghai from May 4 to May 9.|
39|wang||体检通知|本年度体检安排在第二人民医院，请空腹。|
40|hsu||健檢報告|健檢報告已寄出，請留意信箱。|
41|notice||信用卡账单|您的信用卡账单金额为 3,280.50 元。|
42|notice||信用卡帳單|您的信用卡帳單金額為 12,400 元，繳款日為 25 日。|
43|zhao||工资条|十月工资条已发放，请在系统查看。|
44|lv||工程图纸|工程图纸有两处错误，第七页和第九页。|架构图.png
45|ouyang||圖紙修正|圖紙已修正，第七頁的尺寸改為 45 公分。|
46|zeng||安全培训|信息安全培训周二上午，请全员参加。|
47|hsu||資訊安全訓練|資訊安全訓練改為線上進行，連結如下。|
48|mueller||Security training|The security training for all staff takes place online.|
49|chen||消防演练|周四上午十点消防演练，请走安全通道。|
50|wang||停车位调整|地下二层停车位重新划线，请移车。|
51|hsu||停車場費用|停車場月費調整為 1,500 元，下月生效。|
52|zhao||生日快乐|祝你生日快乐，蛋糕在茶水间。|
53|ouyang||生日快樂|祝妳生日快樂，晚上一起吃飯。|
54|zoe||Joyeux anniversaire|Bon anniversaire à toute l’équipe de Paris!|
55|sarah||Happy birthday|Happy birthday, there is cake in the kitchen.|
56|lin|chen|Re: 会议室|三楼会议室已经订好，投影仪也借了。|
57|hsu||會議室預約|五樓會議室下午三點以後可以預約。|
58|lv||室内装修|会客室装修噪音大，请见谅。|
59|zeng||数据迁移计划|数据迁移分三步，先备份再迁移再核对。|migration-plan.pdf
60|ouyang||資料庫搬遷|資料庫搬遷時間為週日凌晨，請勿登入。|
61|mueller||Data migration|The data migration finished without errors.|
62|sarah||Database backup|Nightly backup of the database failed at 02:15.|
63|notice||备份成功|昨夜备份成功，用时 12 分钟。|
64|chen||客户拜访纪要|拜访了华东区三家客户，纪要见附件。|客户拜访纪要.docx
65|hsu||客戶抱怨|客戶反映交貨延遲，請盡快回覆。|
66|sarah||Customer feedback|The customer liked the new design but not the colours.|
67|zoe||Retour client|Le client est très satisfait de la qualité.|
68|zhao||户外拓展|周末户外拓展，集合地点是东门。|
69|lv||新员工入职|张三下周一入职，请准备电脑和工位。|
70|ouyang||新進同仁報到|新進同仁週一報到，請準備電腦與座位。|
71|chen||电脑维修|您送修的电脑已修好，请来取。|
72|zeng||脑力激荡|周五脑力激荡，请带上你的想法。|
73|sarah||New laptop|Your new laptop has arrived at the IT desk.|
74|wang||房租收据|三月房租收据见附件，押金不变。|收据.jpg
75|hsu||房屋貸款|房屋貸款利率調整為 2.1%，詳見說明。|
76|zhao||春节放假|春节放假八天，值班表见附件。|值班表.xlsx
77|ouyang||春節連假|春節連假期間客服照常，值班表另發。|
78|mueller||Urlaub im August|Ich bin vom 3. bis 21. August im Urlaub.|
79|zoe||Vacances d’été|Je serai en vacances jusqu’au 15 août.|
80|sarah||Out of office|I am on holiday until August 20 with no access to mail.|
81|lin|chen|接口文档|接口文档 v2.3 已更新，路径从 /api/v1 改为 /api/v2。|
82|chen||API 变更|api-gateway 下周升级，旧的 token 全部失效。|
83|sarah||API keys|Please rotate the API keys of the staging system.|
84|zeng||关于 GPU 服务器采购|采购 8 台 GPU 服务器，型号为 H200，预算 320 万。|
85|hsu||GPU 伺服器報價|H200 伺服器報價如附件，有效期 30 天。|H200報價.pdf
86|mueller||Server room|The air conditioning of the server room will be replaced.|
87|lv||Wi-Fi 故障|三楼 Wi-Fi 时断时续，已报修。|
88|wang||网络电话|网络电话分机号更新：8021 改为 8077。|
89|hsu||網路費用|網路費用請改由公司帳戶支付。|
90|zhao||电话会议|电话会议接入号 400-820-8820，密码 7788。|
91|ouyang||電話會議|電話會議改為視訊，連結稍後寄出。|
92|notice||登录提醒|您的账号于北京登录，IP 为 203.0.113.7。|
93|notice||登入提醒|您的帳號於台北登入，IP 為 203.0.113.70。|
94|sarah||Login from a new device|We noticed a login from 203.0.113.8.|
95|chen||北京分公司|北京分公司搬到海淀区，新地址见签名。|
96|ouyang||台北辦公室|台北辦公室週五停電，請提早下班。|
97|zeng||東京出張について|来週の東京出張の件、会議室を予約しました。|
98|mueller||Berlin office|The Berlin office moves to Alexanderplatz in June.|
99|zoe||Bureau de Genève|Le bureau de Genève ouvre à 9 h.|
100|lin|chen|图书馆还书|你借的《红楼梦》该还了。|
101|hsu||圖書採購|圖書採購清單請於月底前提出。|
102|zhao||红头文件|红头文件请走纸质流程。|
103|wang||红包雨|抢红包啦，今晚八点。|
104|ouyang||紅茶訂購|下午茶訂紅茶二十杯，奶茶十杯。|
105|lv||绿化通知|厂区绿化，南门封闭两天。|
106|sarah||Tea order|Who wants tea? I am ordering green tea for everyone.|
107|mueller||Team building|The team building event is on Friday in the park.|
108|zeng||团队建设|团队建设费用每人 200 元，发票写餐饮。|
109|hsu||團隊成員名單|團隊成員名單更新如下，共十二位。|
110|chen||通讯录更新|通讯录已更新，请下载最新版。|通讯录.csv
111|ouyang||通訊錄|通訊錄請勿外流，謝謝配合。|
112|notice||订阅确认|感谢订阅锦书周刊，退订请回复 TD。|
113|notice||訂閱確認|感謝訂閱錦書週刊，取消請點連結。|
114|sarah||Newsletter|Thanks for subscribing to the Jinshu weekly.|
115|zhao||反馈问卷|请填写反馈问卷，五分钟即可。|
116|lv||问题清单|审计发现问题十二项，整改期限月底。|问题清单.xlsx
117|shan||审计函证|请贵公司对函证内容进行核对并盖章。|函证.pdf
118|shan||审计资料清单|请准备 2025 年总账和明细账。|资料清单.docx
119|hsu||審計時程|審計時程已排定，第一週看庫存。|
120|mueller||Audit schedule|The audit starts on 2026-03-02 and ends on 2026-03-13.|
121|wang||库存不足|A4 纸库存不足，请补货两箱。|
122|ouyang||庫存盤點|庫存盤點於月底進行，倉庫停止出貨。|
123|sarah||Stock options|Your stock options vest in April.|
124|zoe||Menu du café|Café crème 3 €, thé vert 4 €.|
125|zhao||咖啡机|咖啡机坏了，师傅下午来修。|
126|hsu||咖啡豆|新的咖啡豆到了，歡迎試喝。|
127|sarah||Coffee machine|The coffee machine on the third floor is broken.|
128|lin|chen|请假条|明天上午请假半天，去医院复查。|
129|ouyang||請假單|請假單請於前一日送出。|
130|lv||假期余额|您的假期余额为 5.5 天。|
131|chen||加班申请|本周末加班，申请调休一天。|
132|hsu||加班費|加班費於次月十日發放。|
133|zeng||设计稿 v3|首页设计稿第三版，颜色改为竹青。|首页_v3.png
134|ouyang||設計提案|設計提案共三案，請於週三前選定。|提案.pptx
135|sarah||Design review|The design review is on Wednesday; bring your sketches.|
136|mueller||Drawing DRW-77-B|Drawing DRW-77-B replaces DRW-77-A.|DRW-77-B.pdf
137|zhao||测试环境|测试环境地址 test.jinshu.example，账号同域账号。|
138|hsu||測試報告|測試報告顯示通過率為 98.6%。|測試報告.xlsx
139|sarah||Test results|All 1,204 tests are green.|
140|wang||考试报名|职称考试报名开始，截止 6 月 30 日。|
141|lv||招聘需求|研发部招聘后端工程师两名。|
142|ouyang||徵才|研發部徵求前端工程師一名。|
143|sarah||Job offer|We are happy to offer you the position of engineer.|
144|chen||离职交接|交接清单请本周完成，门禁卡归还行政。|
145|hsu||離職面談|離職面談安排在週四下午。|
146|zeng||专利申请|专利申请号 202610123456.7 已受理。|
147|ouyang||專利侵權|對方主張專利侵權，請法務評估。|
148|mueller||Patent EP3456789|The patent EP3456789 was granted last week.|
149|zhao||法务意见|法务意见：第五条违约金过高。|
150|lin|chen|违约责任|违约责任条款已按法务意见修改。|
151|hsu||保固條款|保固條款為一年，不含耗材。|
152|wang||保险续保|车险即将到期，请在 12 月 1 日前续保。|
153|ouyang||保險理賠|理賠文件請備齊三份。|
154|sarah||Insurance claim|Your claim no. 88-1234-56 has been approved.|
155|notice||余额提醒|您的账户余额不足 100 元。|
156|notice||餘額通知|您的帳戶餘額低於 1,000 元。|
157|lv||物业费|物业费每平米 3.5 元，按季度缴纳。|
158|chen||季度总结|第四季度总结请在 12 月 20 日前完成。|
159|hsu||季度檢討|季度檢討會議改至下週一。|
160|sarah||Quarterly results|The quarterly results are slightly above plan.|
161|mueller||Jahresabschluss|Der Jahresabschluss wird am Freitag geprüft.|
162|zoe||Clôture annuelle|La clôture annuelle aura lieu en décembre.|
163|zhao||年会节目|年会节目报名，唱歌跳舞都欢迎。|
164|ouyang||尾牙抽獎|尾牙抽獎頭獎為機車一台。|
165|zeng||云服务账单|云服务账单 11 月共 18,402 元。|
166|hsu||雲端空間|雲端空間已滿，請清理檔案。|
167|sarah||Cloud costs|Cloud costs went up by 12% in November.|
168|lv||Kubernetes 升级|集群从 1.31 升级到 1.32，凌晨滚动重启。|
169|chen||Docker 镜像|镜像仓库迁移到 registry.jinshu.example。|
170|sarah||CamelCaseName|Rename CamelCaseName to snake_case_name in v1.2.3.|
171|mueller||E-Mail-Adresse|Meine neue Adresse ist juergen.mueller@werk.example.|
172|zoe||Nouvelle adresse|Écrivez-moi à zoe.lefevre+pro@lyon.example.|
173|wang||微信号|我的微信号是 fang_1988，加我请备注。|
174|hsu||傳真號碼|傳真號碼 +886-2-2345-6789，請更新。|
175|zhao||紧急联系人|紧急联系人电话 13800138000。|
176|ouyang||緊急停機|緊急停機兩小時，系統預計四點恢復。|
177|sarah||Urgent: outage|The outage started at 04:10 UTC.|
178|lv||停电通知|明日停电，请提前保存文件。|
179|zeng||文件归档|文件归档按年份和项目编号命名。|归档规则.txt
180|hsu||檔案格式|檔案格式請用 PDF 或 ODT。|
181|chen||人力资源表|人力成本分析见第二页。|人力成本.xlsx
182|ouyang||人資公告|人資公告：特休未休完可遞延。|
183|sarah||HR policy|The new HR policy allows two days of remote work.|
184|mueller||Straßensperrung|Die Hauptstraße ist wegen Bauarbeiten gesperrt.|
185|zoe||Cœur et œuvre|Une œuvre au cœur de Paris.|
186|lin|chen|草稿请看|草稿在共享盘，请直接批注。|
187|hsu||共用資料夾|共用資料夾權限已開通。|
188|zhao||权限申请|申请财务系统只读权限。|
189|sarah||Access request|Requesting read access to the finance system.|
190|wang||谢谢|谢谢你的帮助，改天请你吃饭。|
191|ouyang||謝謝|謝謝您的協助，後續再聯絡。|
192|sarah||Thank you|Thank you for your help last week.|
193|wangf||方案讨论|方案二更平稳，建议采用。|
194|wangf||平方米单价|每平方米单价下调 3%。|
195|shan||简单说明|单据太多，先看简单说明。|
196|lv||桥梁检测|桥梁检测报告需要双方签字。|
197|zeng||墨水补充|打印机墨水补充两盒。|
198|mueller||Muller Dairy|The Muller dairy order is late again.|
199|zoe||Naïve Bayes|A naïve Bayes filter catches 97% of the spam.|
200|sarah||Lone letters|Plan B is cheaper than plan A; plans change.|
`;

type Key = keyof typeof people;

/** Two hundred messages in simplified and traditional Chinese and in languages with Latin script. */
export const handMadeMails: readonly HandMadeMail[] = lines
  .trim()
  .split('\n')
  .map((line) => {
    const [number, from, to, subject = '', text = '', file] = line.split('|');
    return {
      number: Number(number),
      from: people[from as Key],
      to: people[(to || 'lin') as Key],
      subject,
      text,
      file: file || undefined,
    };
  });
