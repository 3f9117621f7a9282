import { act, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { isMallError } from '@mall/sdk';
import { useClaimCoupon, useCoupons } from '../index';
import { renderHookWithMall, setupMall } from '../testing/setup';

const setup = setupMall();

it('useClaimCoupon adds the claimed ticket to the usable coupons', async () => {
  const { server } = setup;
  await server.makeCoupon({ code: 'ALLEY80', name: '巷口折八十' });
  const { result } = renderHookWithMall(await setup.signedIn(await server.makeMember()), () => ({
    usable: useCoupons('usable'),
    used: useCoupons('used'),
    claim: useClaimCoupon(),
  }));
  await waitFor(() => expect(result.current.usable.totalCount).toBe(0));
  await act(() => result.current.claim.mutateAsync('alley80'));
  await waitFor(() =>
    expect(result.current.usable.items.map(({ name }) => name)).toEqual(['巷口折八十']),
  );
  expect(result.current.used.items).toEqual([]);

  act(() => result.current.claim.mutate('NONE1'));
  await waitFor(() => expect(isMallError(result.current.claim.error, 'couponUnknown')).toBe(true));
});
