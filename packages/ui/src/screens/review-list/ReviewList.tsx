import { clsx } from 'clsx';
import { type ReactNode, useMemo } from 'react';
import { toIntlLocale, useLocaleCode, useStrings } from '../../foundation/provider/index.ts';
import type { UiStrings } from '../../foundation/strings/UiStrings.ts';
import { type FormatDateOptions, formatDate, formatSize, showBidiControls } from '../../foundation/text/index.ts';
import type { Person } from '../../mail/message-list/index.ts';
import { DataGrid, type DataGridColumn } from '../../parts/data-grid/index.ts';
import { EmptyState } from '../../parts/empty-state/index.ts';
import { ToggleButton, ToggleButtonGroup } from '../../parts/toggle-button/index.ts';
import type { RejectFormProps } from './RejectForm.tsx';
import { ReviewActions, type ReviewActionsProps } from './ReviewActions.tsx';
import * as styles from './ReviewList.css.ts';

/** View of the reviewer's list: waiting, approved or rejected messages. */
export type ReviewStatus = 'wait' | 'permit' | 'reject';

/** Message that was held for review. */
export interface ReviewItem {
  id: string;
  subject: string;
  sender: Person;
  /** Recipients, as formatted text. */
  recipient: string;
  sentAt: string;
  size: number;
  /** Why it was held or rejected. */
  reason?: string | undefined;
}

export interface ReviewListProps
  extends Pick<RejectFormProps, 'presets' | 'errorMessage'>,
    Pick<ReviewActionsProps, 'isAsking' | 'onAskingChange'> {
  status: ReviewStatus;
  onStatusChange: (status: ReviewStatus) => void;
  /** Number of messages in each view, if known. */
  counts?: Partial<Record<ReviewStatus, number | undefined>> | undefined;
  items: readonly ReviewItem[];
  /** Selected messages. Only waiting messages can be selected. */
  selectedKeys: ReadonlySet<string>;
  onSelectionChange: (keys: ReadonlySet<string>) => void;
  onOpen: (item: ReviewItem) => void;
  onPermit: (ids: readonly string[]) => void;
  onReject: (ids: readonly string[], reason: string) => void;
  /** Whether a decision about the selected messages is being saved. @default false */
  isPending?: boolean | undefined;
  /** @default false */
  isLoading?: boolean | undefined;
  /** Times on a 12-hour clock with morning and afternoon. @default false */
  isTwelveHour?: boolean | undefined;
  /** Navigation between pages, such as a `Pagination` with 10 messages per page. */
  pagination?: ReactNode;
  className?: string | undefined;
}

/** List of messages waiting for a reviewer, and of those already approved or rejected. */
export function ReviewList(props: ReviewListProps) {
  const { status, onStatusChange, counts = {}, items, selectedKeys, isLoading = false, isTwelveHour, pagination, className } = props;
  const words = useStrings().review;
  const locale = toIntlLocale(useLocaleCode());
  const columns = useMemo(() => columnsOf(status, words, { locale, isTwelveHour }), [status, words, locale, isTwelveHour]);
  const isWaiting = status === 'wait';
  const ids = items.filter(({ id }) => selectedKeys.has(id)).map(({ id }) => id);
  return (
    <section aria-label={words.name} className={clsx(styles.root, className)}>
      <div className={styles.toolbar}>
        <ToggleButtonGroup
          label={words.views}
          selectedKeys={[status]}
          onSelectionChange={([next]) => next !== undefined && onStatusChange(next as ReviewStatus)}
        >
          {(['wait', 'permit', 'reject'] as const).map((view) => (
            <ToggleButton key={view} id={view}>
              {words.statuses[view]}
              {counts[view] !== undefined && <span className={styles.count}> {counts[view]}</span>}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <span className={styles.spacer} />
        {isWaiting && (
          <ReviewActions
            isBatch
            count={ids.length}
            presets={props.presets}
            errorMessage={props.errorMessage}
            isPending={props.isPending}
            isAsking={props.isAsking}
            onAskingChange={props.onAskingChange}
            onPermit={() => props.onPermit(ids)}
            onReject={(reason) => props.onReject(ids, reason)}
          />
        )}
      </div>
      <DataGrid
        className={styles.grid}
        aria-label={words.statuses[status]}
        columns={columns}
        rows={items}
        getKey={keyOf}
        textValue={subjectOf}
        selectionMode={isWaiting ? 'multiple' : 'none'}
        selectedKeys={selectedKeys}
        onSelectionChange={props.onSelectionChange}
        onRowAction={props.onOpen}
        isLoading={isLoading}
        emptyState={<EmptyState drawing="reviewed" title={words.empty[status]} />}
      />
      {(pagination !== undefined || isWaiting) && (
        <div className={styles.foot}>
          <span role="status">{isWaiting && ids.length > 0 && words.chosen(ids.length)}</span>
          <span className={styles.spacer} />
          {pagination}
        </div>
      )}
    </section>
  );
}

const keyOf = ({ id }: ReviewItem) => id;
const subjectOf = ({ subject, sender }: ReviewItem) => `${subject} ${sender.name || sender.address}`;

const cell = (text: string, className = styles.cell) => (
  <bdi className={className} title={text}>
    {text}
  </bdi>
);

function columnsOf(status: ReviewStatus, words: UiStrings['review'], dates: FormatDateOptions): DataGridColumn<ReviewItem>[] {
  const reason: DataGridColumn<ReviewItem> = {
    id: 'reason',
    name: status === 'wait' ? words.heldReason : words.rejectReason,
    minWidth: 160,
    showsFrom: 'medium',
    cell: (item) =>
      item.reason && (
        <bdi className={styles.reason} title={item.reason} data-tone={status === 'reject' ? 'danger' : 'warning'}>
          {item.reason}
        </bdi>
      ),
  };
  return [
    {
      id: 'subject',
      name: words.subject,
      isRowHeader: true,
      minWidth: 180,
      cell: ({ subject }) => cell(showBidiControls(subject) || words.noSubject, styles.subject),
    },
    {
      id: 'sender',
      name: words.sender,
      width: 110,
      tone: 'primary',
      cell: ({ sender }) => cell(showBidiControls(sender.name) || sender.address),
    },
    { id: 'recipient', name: words.recipient, minWidth: 140, showsFrom: 'medium', cell: ({ recipient }) => cell(recipient) },
    ...(status === 'permit' ? [] : [reason]),
    {
      id: 'sentAt',
      name: words.date,
      width: dates.isTwelveHour ? 180 : 150,
      showsFrom: 'medium',
      cell: ({ sentAt }) => cell(formatDate(sentAt, dates)),
    },
    { id: 'size', name: words.size, width: 100, align: 'end', showsFrom: 'wide', cell: ({ size }) => formatSize(size, dates.locale) },
  ];
}
