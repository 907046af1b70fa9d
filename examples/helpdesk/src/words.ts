const en = {
  title: 'IT help desk',
  skin: 'Skin',
  reportedToday: 'Reported today',
  nothing: 'Nothing has been reported',
  urgent: 'Urgent',
  yourAddress: 'Your address',
  subject: 'Subject',
  whatHappened: 'What happened',
  cannotWork: 'I cannot work until this is solved',
  report: 'Report',
  reported: 'The desk has your report.',
  unreachable: 'The desk cannot be reached. Nothing you typed is lost.',
  addressMissing: 'Give the address to answer to.',
  /** The rules are those of the contract; the words are the app's own. */
  complaints: {
    'input-receiver': 'The desk has no address.',
    'email-format': 'The address of the desk is wrong.',
    'missing-subject': 'Say in one line what is wrong.',
    'subject-too-long': 'Say it in fewer words: a subject has at most 998 characters.',
    'enter-content': 'Describe what happened.',
  },
};

/** The app's own words. Those of the components come with the language. */
export type Words = typeof en;

const ja: Words = {
  title: 'ITヘルプデスク',
  skin: 'スキン',
  reportedToday: '今日の報告',
  nothing: '報告はまだありません',
  urgent: '至急',
  yourAddress: 'あなたのアドレス',
  subject: '件名',
  whatHappened: '状況',
  cannotWork: '解決するまで仕事ができません',
  report: '報告する',
  reported: '報告を受け付けました。',
  unreachable: 'ヘルプデスクに接続できません。入力した内容は残っています。',
  addressMissing: '返信先のアドレスを入力してください。',
  complaints: {
    'input-receiver': 'ヘルプデスクのアドレスがありません。',
    'email-format': 'ヘルプデスクのアドレスが正しくありません。',
    'missing-subject': '問題を1行で入力してください。',
    'subject-too-long': '件名は998文字以内で入力してください。',
    'enter-content': '状況を入力してください。',
  },
};

const zhHans: Words = {
  title: 'IT 服务台',
  skin: '皮肤',
  reportedToday: '今天的报障',
  nothing: '还没有报障',
  urgent: '紧急',
  yourAddress: '您的邮箱',
  subject: '主题',
  whatHappened: '发生了什么',
  cannotWork: '解决之前我无法工作',
  report: '提交',
  reported: '服务台已收到。',
  unreachable: '无法连接服务台，您输入的内容不会丢失。',
  addressMissing: '请填写回复用的邮箱。',
  complaints: {
    'input-receiver': '服务台没有地址。',
    'email-format': '服务台的地址有误。',
    'missing-subject': '请用一行写明问题。',
    'subject-too-long': '主题不能超过 998 个字符。',
    'enter-content': '请描述发生了什么。',
  },
};

const zhTw: Words = {
  title: 'IT 服務台',
  skin: '佈景主題',
  reportedToday: '今天的報修',
  nothing: '還沒有報修',
  urgent: '緊急',
  yourAddress: '您的信箱',
  subject: '主旨',
  whatHappened: '發生了什麼',
  cannotWork: '解決之前我無法工作',
  report: '送出',
  reported: '服務台已收到。',
  unreachable: '無法連線到服務台，您輸入的內容不會遺失。',
  addressMissing: '請填寫回覆用的信箱。',
  complaints: {
    'input-receiver': '服務台沒有地址。',
    'email-format': '服務台的地址有誤。',
    'missing-subject': '請用一行寫明問題。',
    'subject-too-long': '主旨不能超過 998 個字元。',
    'enter-content': '請描述發生了什麼。',
  },
};

const words: Record<string, Words> = { en, ja, 'zh-hans': zhHans, 'zh-tw': zhTw };

/** Returns the app's own words in a language. */
export const wordsOf = (locale: string): Words => words[locale] ?? en;
