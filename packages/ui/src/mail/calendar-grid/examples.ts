import type { CalendarListItem } from './CalendarList.tsx';
import type { CalendarEvent } from './calendarEvent.ts';

const at = (day: number, time: string) => `2025-11-${String(day).padStart(2, '0')}T${time}`;
const on = (day: number) => at(day, '').slice(0, 10);

/** Current time in the examples. */
export const exampleNow = at(20, '09:25');

const timed: readonly [number, string, string, CalendarEvent['color'], string, string?][] = [
  [3, '09:30', '10:30', 'e01', '二期周例会', '项目管理办公室'],
  [5, '13:00', '15:00', 'e10', '物料排期评审'],
  [10, '09:30', '10:30', 'e01', '二期周例会'],
  [12, '14:00', '15:00', 'e07', '接口联调'],
  [12, '16:00', '17:00', 'e02', '供应商沟通'],
  [17, '09:30', '10:30', 'e01', '二期周例会', '项目管理办公室'],
  [18, '10:00', '11:00', 'e02', '班车调整说明会'],
  [19, '10:00', '11:30', 'e02', '内控反馈', '审计部 · 视频会议'],
  [19, '15:00', '16:00', 'e08', '读书会'],
  [20, '10:00', '11:30', 'e01', '三版合同评审', '三楼 · 竹里会议室'],
  [20, '14:00', '15:00', 'e07', '数据中台答疑', '线上'],
  [20, '16:30', '17:30', 'e10', '品牌周会', '二楼 · 听松'],
  [21, '09:00', '10:00', 'e08', '与许清如一对一'],
  [21, '14:00', '16:00', 'e07', '接口联调', '与何源项目组'],
  [22, '22:00', '23:30', 'e03', '邮件系统升级'],
  [24, '14:00', '16:30', 'e01', '验收预备会', '三楼 · 竹里会议室'],
];

/** The events of a month. */
export const exampleEvents: readonly CalendarEvent[] = [
  ...timed.map(([day, from, to, color, title, location], index) => ({
    id: `t${index}`,
    title,
    start: at(day, from),
    end: at(day, to),
    isAllDay: false,
    color,
    location,
    isTentative: index === 10,
  })),
  { id: 'health', title: '体检预约', start: on(3), end: on(3), isAllDay: true, color: 'e08' },
  { id: 'trip', title: '出差：上海', start: on(6), end: on(7), isAllDay: true, color: 'e05' },
  { id: 'trip2', title: '出差：上海（陆景行）', start: on(18), end: on(19), isAllDay: true, color: 'e05' },
  { id: 'window', title: '接口联调窗口', start: on(24), end: on(26), isAllDay: true, color: 'e07' },
];

/** A Thursday on which much overlaps. */
export const busyEvents: readonly CalendarEvent[] = [
  ...exampleEvents,
  ...(['e03', 'e04', 'e06', 'e09', 'e11'] as const).map((color, index) => ({
    id: `b${index}`,
    title: `评审 ${index + 1}`,
    start: at(20, `10:${index}0`),
    end: at(20, `11:${index}5`),
    isAllDay: false,
    color,
    location: '二楼',
  })),
  { id: 'night', title: '值班', start: at(18, '22:00'), end: at(19, '02:00'), isAllDay: false, color: 'e09' },
  ...Array.from({ length: 6 }, (_, index) => ({
    id: `w${index}`,
    title: `展会第 ${index + 1} 组`,
    start: on(20),
    end: on(21),
    isAllDay: true,
    color: 'e02' as const,
  })),
];

/** The calendars of a user. */
export const exampleCalendars: readonly CalendarListItem[] = [
  { id: 'own', name: '个人', color: 'e08', isShown: true },
  { id: 'two', name: '云川二期', color: 'e01', isShown: true },
  { id: 'leave', name: '年假与出差', color: 'e05', isShown: true },
  { id: 'brand', name: '品牌管理部排期', color: 'e10', isShown: true, isShared: true },
  { id: 'room', name: '三楼会议室', color: 'e07', isShown: false, isShared: true },
];
