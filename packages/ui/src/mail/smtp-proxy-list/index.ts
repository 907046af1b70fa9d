export { type SmtpProxyItem, SmtpProxyList, type SmtpProxyListProps, type SmtpProxyState } from './SmtpProxyList.tsx';
