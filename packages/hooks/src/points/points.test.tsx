import { waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { usePointExpiry, usePointHistory } from '../index';
import { waitForIdle, renderHookWithMall, setupMall } from '../testing/setup';

const setup = setupMall();

it('a member without points has a balance of 0 and an empty ledger', async () => {
  const testClient = await setup.signedIn(await setup.server.makeMember());
  const { result } = renderHookWithMall(testClient, () => ({
    expiry: usePointExpiry(),
    history: usePointHistory(),
  }));
  await waitFor(() => expect(result.current.expiry.data).toMatchObject({ points: 0, list: [] }));
  await waitFor(() => expect(result.current.history.totalCount).toBe(0));
});

it('points are not fetched for a guest', async () => {
  const testClient = setup.guest();
  renderHookWithMall(testClient, () => [usePointExpiry(), usePointHistory()]);
  await waitForIdle();
  expect(testClient.network.count('GET /api/member')).toBe(0);
});
