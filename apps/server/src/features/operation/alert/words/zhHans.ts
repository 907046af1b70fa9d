import type { AlertWords } from './AlertWords.ts';

/** Words of alerts. */
export const zhHans: AlertWords = {
  begins: (what) => `告警：${what}`,
  ends: (what) => `已恢复：${what}`,
  since: (at) => `开始时间：${at}`,
  page: '状态页面：',
  causes: {
    silent: { what: '收信端口没有应答', advice: '外部邮件此刻无法送达。请检查服务器是否在运行，收信端口是否被防火墙或其他程序占用。' },
    'check-found-faults': {
      what: '文件检查发现 {count} 处缺失或损坏',
      advice: '请从备份恢复缺失的文件，再用命令行“jinshu check --deep”重新检查。',
    },
    'no-relay': { what: '发往外部的邮件没有发送方式', advice: '请在“邮件系统”的“外发邮件”中设置中继服务器，或选择直接投递。' },
    'too-many': { what: '有 {count} 封邮件在队列中等待', advice: '请在“投递队列”中查看最后的应答，找出哪个服务器不再接收邮件。' },
    'little-space': { what: '磁盘仅剩 {percent}% 可用空间', advice: '请扩大磁盘，或把备份移到其他磁盘。' },
    'no-space': { what: '磁盘几乎已满，仅剩 {percent}%', advice: '空间用尽后无法再收发邮件。请立即扩大磁盘，或把备份移到其他磁盘。' },
    'ends-soon': { what: '证书将于 {at} 到期', advice: '请更换证书，然后重新启动服务器。' },
    ended: { what: '证书已于 {at} 到期', advice: '浏览器和邮件客户端会拒绝连接。请立即更换证书，然后重新启动服务器。' },
    missing: { what: '{count} 台服务器不再报告', advice: '请检查这些服务器是否在运行，能否连接数据库。' },
    'never-made': { what: '还没有成功的备份', advice: '请在状态页面的“备份”中开始备份，并安排每天自动备份。' },
    'is-old': { what: '上次成功的备份是在 {at}', advice: '请检查自动备份为何没有运行，并在状态页面的“备份”中开始备份。' },
    'has-faults': {
      what: '上次备份中有 {count} 个文件缺失或损坏',
      advice: '请用命令行“jinshu check --deep”找出这些文件，并从较早的备份恢复。',
    },
    'records-differ': {
      what: '{domain} 的 DNS 记录不正确',
      advice: '请在“邮件系统”中打开该域名，比较应有的记录与查到的记录，并在 DNS 服务商处更正。',
    },
  },
  over: {
    smtp: '收信端口有应答',
    files: '文件检查没有发现问题',
    'mail-queue': '投递队列正常',
    disk: '磁盘空间充足',
    certificate: '证书有效',
    servers: '所有服务器都在报告',
    backup: '备份正常',
    'domain-records': '{domain} 的 DNS 记录不再有问题',
  },
};
