import type { AlertWords } from './AlertWords.ts';

/** Words of alerts. */
export const zhTw: AlertWords = {
  begins: (what) => `警示：${what}`,
  ends: (what) => `已恢復：${what}`,
  since: (at) => `開始時間：${at}`,
  page: '狀態頁面：',
  causes: {
    silent: {
      what: '收信連接埠沒有回應',
      advice: '外部郵件此刻無法送達。請檢查伺服器是否在執行，收信連接埠是否被防火牆或其他程式占用。',
    },
    'check-found-faults': {
      what: '檔案檢查發現 {count} 處遺失或損毀',
      advice: '請從備份還原遺失的檔案，再用命令列「jinshu check --deep」重新檢查。',
    },
    'no-relay': { what: '寄往外部的郵件沒有傳送方式', advice: '請在「郵件系統」的「外寄郵件」中設定轉送伺服器，或選擇直接投遞。' },
    'too-many': { what: '有 {count} 封郵件在佇列中等待', advice: '請在「投遞佇列」中檢視最後的回應，找出哪個伺服器不再接收郵件。' },
    'little-space': { what: '磁碟僅剩 {percent}% 可用空間', advice: '請擴大磁碟，或把備份移到其他磁碟。' },
    'no-space': { what: '磁碟幾乎已滿，僅剩 {percent}%', advice: '空間用盡後無法再收發郵件。請立即擴大磁碟，或把備份移到其他磁碟。' },
    'ends-soon': { what: '憑證將於 {at} 到期', advice: '請更換憑證，然後重新啟動伺服器。' },
    ended: { what: '憑證已於 {at} 到期', advice: '瀏覽器和郵件用戶端會拒絕連線。請立即更換憑證，然後重新啟動伺服器。' },
    missing: { what: '{count} 台伺服器不再回報', advice: '請檢查這些伺服器是否在執行，能否連線到資料庫。' },
    'never-made': { what: '還沒有成功的備份', advice: '請在狀態頁面的「備份」中開始備份，並安排每天自動備份。' },
    'is-old': { what: '上次成功的備份是在 {at}', advice: '請檢查自動備份為何沒有執行，並在狀態頁面的「備份」中開始備份。' },
    'has-faults': {
      what: '上次備份中有 {count} 個檔案遺失或損毀',
      advice: '請用命令列「jinshu check --deep」找出這些檔案，並從較早的備份還原。',
    },
    'records-differ': {
      what: '{domain} 的 DNS 記錄不正確',
      advice: '請在「郵件系統」中開啟該網域，比較應有的記錄與查到的記錄，並在 DNS 服務商處更正。',
    },
  },
  over: {
    smtp: '收信連接埠有回應',
    files: '檔案檢查沒有發現問題',
    'mail-queue': '投遞佇列正常',
    disk: '磁碟空間充足',
    certificate: '憑證有效',
    servers: '所有伺服器都在回報',
    backup: '備份正常',
    'domain-records': '{domain} 的 DNS 記錄不再有問題',
  },
};
