import { useMessages } from '@mall/app/messages';
import { QueryFailure } from '@mall/app/queries';
import { useClaimCoupon, useCoupons } from '@mall/hooks';
import { couponListType } from '@mall/contract';
import type { CouponListType } from '@mall/sdk';
import { AutoLoad, Card, EmptyState, Skeleton, Stack, Tabs, Text } from '@mall/ui';
import { TicketPercent } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { CouponCodeForm } from '../../components/coupons/CouponCodeForm';
import { MemberPage } from '../../components/members/MemberPage';
import { Cards } from '../../components/members/MemberPage.styles';
import { benefitMessages } from '../../messages/zh-TW/benefits';
import { CouponCard } from './CouponCard';

const NAMES = {
  usable: 'Available',
  upcoming: 'Upcoming',
  used: 'Used',
  expired: 'Expired',
} as const;
const EMPTY = {
  usable: 'No coupons available',
  upcoming: 'No upcoming coupons',
  used: 'No coupons used yet',
  expired: 'No expired coupons',
} as const;
const TYPES = couponListType.options;

/** `/member/coupon`: the member's coupons by status, and a field for a code. */
export default function CouponPage() {
  const t = useMessages(benefitMessages);
  const [search, setSearch] = useSearchParams();
  const { mutateAsync: claim } = useClaimCoupon();
  const { totalCount } = useCoupons('usable');
  const open = TYPES.find((type) => type === search.get('type')) ?? 'usable';
  const show = (type: string) => setSearch({ type }, { replace: true });
  return (
    <MemberPage title={t('My coupons')}>
      <Card>
        <CouponCodeForm
          action={t('Claim')}
          done={t('Coupon claimed')}
          enter={async (code) => {
            await claim(code);
            show('usable');
          }}
        />
      </Card>
      <Tabs
        label={t('Coupons by status')}
        value={open}
        onValueChange={show}
        items={TYPES.map((type) => ({
          value: type,
          label: t(NAMES[type]),
          ...(type === 'usable' && { count: totalCount }),
          content: <CouponsOf type={type} />,
        }))}
      />
    </MemberPage>
  );
}

function CouponsOf({ type }: { readonly type: CouponListType }) {
  const t = useMessages(benefitMessages);
  const list = useCoupons(type);
  const { items, status, error, hasMore, isLoadingMore, loadMore } = list;
  const isBusy = (status === 'pending' || isLoadingMore) && !error;
  if (status === 'success' && items.length === 0) {
    return (
      <EmptyState
        icon={<TicketPercent />}
        title={t(EMPTY[type])}
        text={type === 'usable' && t('Have a code? Enter it above.')}
      />
    );
  }
  return (
    <Stack gap={3} aria-busy={isBusy}>
      <Cards>
        {items.map((coupon) => (
          <CouponCard key={coupon.id} coupon={coupon} type={type} />
        ))}
        {isBusy && (
          <>
            <Skeleton shape="box" height={112} />
            <Skeleton shape="box" height={112} />
          </>
        )}
      </Cards>
      {error && <QueryFailure query={list} title={t('The coupons could not be loaded')} />}
      {hasMore && !error && <AutoLoad onReach={loadMore} />}
      {status === 'success' && !hasMore && (
        <Text tone="muted" size="sm" style={{ textAlign: 'center' }}>
          {t('You have seen all coupons')}
        </Text>
      )}
    </Stack>
  );
}
