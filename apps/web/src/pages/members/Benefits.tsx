import { useEndText, useMessages } from '@mall/app/messages';
import { useCoupons, useDealerMonths, usePointExpiry, useSession } from '@mall/hooks';
import { ChartColumn, Coins, TicketPercent } from 'lucide-react';
import { to } from '../../paths/paths';
import { memberMessages } from '../../messages/zh-TW/members';
import { Benefit, BenefitName, Figure, Note, Pair } from './Overview.styles';

/** The member's points and coupons, and what expires next; a dealer's earnings of this month. */
export function Benefits() {
  const t = useMessages(memberMessages);
  const isDealer = useSession()?.profile.is_dealer === true;
  const endText = useEndText();
  const { data: points, error: noPoints } = usePointExpiry();
  const { items: coupons, totalCount, error: noCoupons } = useCoupons('usable');
  const [soonest] = coupons;
  const failed = t('Your account could not be loaded');
  return (
    <Pair>
      <Benefit href={to.member.points()}>
        <BenefitName>
          <Coins aria-hidden />
          {t('Points')}
        </BenefitName>
        <Figure>{points && t('{0} points', points.points.toLocaleString('en'))}</Figure>
        <Note>
          {points &&
            (points.point_expiry
              ? t(
                  '{0} points expire on {1}',
                  points.point_expiry.points.toLocaleString('en'),
                  endText(points.point_expiry.time),
                )
              : t('None expire soon'))}
          {noPoints && !points && failed}
        </Note>
      </Benefit>
      <Benefit href={to.member.coupons()}>
        <BenefitName>
          <TicketPercent aria-hidden />
          {t('Coupons')}
        </BenefitName>
        <Figure>{totalCount !== undefined && t('{0} coupons', totalCount)}</Figure>
        <Note>
          {totalCount !== undefined &&
            (soonest
              ? t('“{0}” ends on {1}', soonest.name, endText(soonest.end_time))
              : t('Enter a code to claim one'))}
          {noCoupons && totalCount === undefined && failed}
        </Note>
      </Benefit>
      {isDealer && <Earnings />}
    </Pair>
  );
}

function Earnings() {
  const t = useMessages(memberMessages);
  const { data: months } = useDealerMonths();
  const now = months?.at(-1);
  return (
    <Benefit href={to.dealer.profit()}>
      <BenefitName>
        <ChartColumn aria-hidden />
        {t('Earned this month')}
      </BenefitName>
      <Figure>{now && `NT$${now.commission.toLocaleString('en')}`}</Figure>
      <Note>{now && t('{0} orders this month', now.orders_count)}</Note>
    </Benefit>
  );
}
