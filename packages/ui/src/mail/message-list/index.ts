export { MESSAGES_TYPE } from '../../foundation/grid-core/messagesTransfer.ts';
export { selectRange, toggleKey } from '../../foundation/grid-core/selectRange.ts';
export { formatDate, formatShortDate, formatSize } from '../../foundation/text/index.ts';
export { type DayKey, type GroupByDayOptions, groupByDay, type MessageGroup } from './groupByDay.ts';
export { MessageList, type MessageListProps } from './MessageList.tsx';
export { type Message, type MessageState, type MessageTag, messageKey, messageState, type Person } from './message.ts';
