/** Words that promise a file, in the three languages of the product. */
const promises: readonly RegExp[] = [
  // 见附件、附件里、请查收附件、随信附上、附上、附图、附表
  /(?:见|查收|参见|详见|查阅|请看|打开|下载|如|在|随信|随邮件)[^。！？!?\n]{0,8}附件/u,
  /附件(?:是|为|中|里|内|所|请|已|有|见|[:：])/u,
  /(?:随信|随函|现|已|兹|一并|另)?附上|随附|(?:見|查收|參見|詳見|查閱|請看|打開|下載|如|在|隨信|隨郵件)[^。！？!?\n]{0,8}(?:附件|附檔)/u,
  /(?:附件|附檔|夾帶檔案)(?:是|為|中|裡|內|所|請|已|有|見|[:：])|隨附|夾帶(?:檔案|附件)/u,
  /\b(?:see|find|in|open|review|check|as|per)\b[^.!?\n]{0,40}\b(?:attach(?:ed|ment|ments)|enclosed|enclosure)\b/iu,
  /\b(?:i|we)(?:['’]ve|['’]m|['’]re| have| am| are| will)?\s+(?:also\s+)?(?:attach(?:ed|ing)?|enclos(?:e|ed|ing))\b/iu,
  /\b(?:is|are)\s+(?:attached|enclosed)\b|\battached\s+(?:is|are|you|please|file|document|the)\b|^\s*(?:attached|enclosed)\b/imu,
];
/** The same words where they promise nothing: 没有附件, no attachment. */
const refusals =
  /(?:没有|無|无|沒有|不带|不帶|不含|去掉|删除|刪除|上次的?|之前的?|你的|您的|对方的?|貴?方的?)[^。！？!?\n]{0,4}(?:附件|附檔)|\b(?:no|without|your|previous|last|remove[ds]?)\b[^.!?\n]{0,16}\battachments?\b/giu;

/** First line of text by others: a separator or heading that mail programs put above the original. */
const quoteHead =
  /^(?:-{2,}\s*(?:原始邮件|原始郵件|转发邮件|轉寄郵件|original message|forwarded message).*|on .{5,120} wrote:|.{0,80}(?:写道|寫道)[:：])\s*$/iu;

/** Returns the writer's own text, without the quoted message. */
export function ownWords(text: string): string {
  const lines = text.split('\n');
  const end = lines.findIndex((line) => quoteHead.test(line.trim()));
  return (end < 0 ? lines : lines.slice(0, end)).filter((line) => !/^\s*>/.test(line)).join('\n');
}

/** Whether a text mentions an attachment, in Chinese (Simplified or Traditional) or English. The quoted message is ignored. */
export function mentionsAttachment(text: string): boolean {
  const own = ownWords(text).replace(refusals, ' ');
  return promises.some((promise) => promise.test(own));
}
