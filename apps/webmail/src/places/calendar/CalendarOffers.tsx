import { answerCalendarOffer } from '@jinshu/api';
import { Banner } from '@jinshu/ui/banner';
import { Button } from '@jinshu/ui/button';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { useAccount } from '../../core/account/index.ts';
import { applyChange } from '../../core/cache/index.ts';
import { useReport } from '../../core/problem/index.ts';
import { calendarOfferOptions, calendarStrings as s } from '../../mail/event/index.ts';

/** Banners above the calendar that offer the calendars shared by other users (CAL-13). */
export function CalendarOffers() {
  const { formatMessage } = useIntl();
  const { api, queryClient } = useAccount();
  const report = useReport();
  const { data: offers = [] } = useQuery(calendarOfferOptions(api));
  const answer = useMutation({
    mutationFn: (body: { calendarId: number; isAccepted: boolean }) => api.call(answerCalendarOffer, { body }),
    onError: report,
    // Refetch after an error too: the owner may have withdrawn the offer.
    onSettled: () => applyChange(queryClient, { type: 'calendar.changed' }),
  });
  return offers.map(({ id, name, ownerName, ownerAddress }) => (
    <Banner
      key={id}
      icon="calendar_ltr"
      isAnnounced
      actions={
        <>
          <Button
            size="small"
            aria-describedby={`calendar-offer-${id}`}
            isDisabled={answer.isPending}
            onPress={() => answer.mutate({ calendarId: id, isAccepted: true })}
          >
            {formatMessage(s.takeOffer)}
          </Button>
          <Button
            size="small"
            variant="quiet"
            aria-describedby={`calendar-offer-${id}`}
            isDisabled={answer.isPending}
            onPress={() => answer.mutate({ calendarId: id, isAccepted: false })}
          >
            {formatMessage(s.declineOffer)}
          </Button>
        </>
      }
    >
      <span id={`calendar-offer-${id}`}>
        {formatMessage(s.offer, { owner: <bdi key="owner">{ownerName || ownerAddress}</bdi>, name: <bdi key="name">{name}</bdi> })}
      </span>
    </Banner>
  ));
}
