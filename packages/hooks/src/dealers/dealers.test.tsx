import { act, waitFor } from '@testing-library/react';
import { isMallError } from '@mall/sdk';
import { describe, expect, it } from 'vitest';
import {
  useDealerCharges,
  useDealerExport,
  useDealerInfo,
  useDealerMonths,
  useDealerPerformance,
  useSaveDealerInfo,
} from '../index';
import { renderHookWithMall, setupMall } from '../testing/setup';

const setup = setupMall();
const useAll = () => ({
  info: useDealerInfo(),
  store: useSaveDealerInfo(),
  months: useDealerMonths(),
  performance: useDealerPerformance(),
  charges: useDealerCharges(),
  export: useDealerExport(),
});

describe('a dealer', () => {
  it('has a code, twelve months, sums, and a bank account when it is saved', async () => {
    const dealer = await setup.server.makeMember({ isDealer: true });
    const { result } = renderHookWithMall(await setup.signedIn(dealer), useAll);
    await waitFor(() => expect(result.current.info.data?.dealer_code).toMatch(/^[0-9A-Z]{8}$/));
    expect(result.current.info.data?.payment_info).toBeNull();
    await waitFor(() => expect(result.current.months.data).toHaveLength(12));
    await waitFor(() =>
      expect(result.current.performance.data?.sums).toEqual({
        orders_count: 0,
        amount: 0,
        commission: 0,
      }),
    );
    await waitFor(() => expect(result.current.charges.data?.list).toEqual([]));
    expect(await act(() => result.current.export.mutateAsync(undefined))).toEqual([]);

    const info = {
      bank_code: '812',
      bank_name: '台新銀行',
      branch_name: '大同分行',
      account_name: '許文凱',
      account: '00123456789012',
    };
    await act(() => result.current.store.mutateAsync(info));
    await waitFor(() => expect(result.current.info.data?.payment_info).toEqual(info));
  });
});

it('fails as forbidden for a member who is no dealer', async () => {
  const testClient = await setup.signedIn(await setup.server.makeMember());
  const { result } = renderHookWithMall(testClient, useAll);
  await waitFor(() => expect(isMallError(result.current.info.error, 'forbidden')).toBe(true));
});
