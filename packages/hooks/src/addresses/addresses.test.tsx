import { HOME } from '@mall/server/testing';
import { act, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { isMallError, type Address, type Body } from '@mall/sdk';
import { useAddresses, useCounties, useStoreAddress } from '../index';
import { drawn, renderHookWithMall, setupMall } from '../testing/setup';

const setup = setupMall();

const { name, phone, county, district, zip, street } = HOME;
const home: Body<'addresses', 'store'> = {
  type: 'home',
  name,
  phone,
  county,
  district,
  zip,
  street,
  is_default: false,
};
const streets = (addresses: Address[] | undefined) => addresses?.map((each) => each.street);

async function book() {
  const testClient = await setup.signedIn(await setup.server.makeMember());
  const rendered = renderHookWithMall(testClient, () => ({
    home: useAddresses('home'),
    store: useAddresses('store'),
    keep: useStoreAddress(),
  }));
  await waitFor(() => expect(rendered.result.current.store.data).toEqual([]));
  await waitFor(() => expect(rendered.result.current.home.data).toEqual([]));
  return { ...rendered, network: testClient.network };
}

describe("a member's addresses", () => {
  it('hold what is added, the default one first', async () => {
    const { result } = await book();
    await act(() => result.current.keep.mutateAsync({ ...home, street: '巷口街 1 號' }));
    await act(() =>
      result.current.keep.mutateAsync({ ...home, street: '巷口街 2 號', is_default: true }),
    );
    await waitFor(() =>
      expect(streets(result.current.home.data)).toEqual(['巷口街 2 號', '巷口街 1 號']),
    );
  });

  it('are right under both types when one changes its type', async () => {
    const { result } = await book();
    const { id } = await act(() => result.current.keep.mutateAsync(home));
    await waitFor(() => expect(result.current.home.data).toHaveLength(1));
    await act(() => result.current.keep.mutateAsync({ ...home, id, type: 'store' }));
    await waitFor(() => expect(result.current.store.data?.map((each) => each.id)).toEqual([id]));
    await waitFor(() => expect(result.current.home.data).toEqual([]));
  });

  it('refuse a place that does not exist', async () => {
    const { result } = await book();
    act(() => result.current.keep.mutate({ ...home, zip: '999' }));
    await waitFor(() =>
      expect(isMallError(result.current.keep.error, 'addressUnknown')).toBe(true),
    );
    expect(result.current.home.data).toEqual([]);
  });

  it('refuse the address of somebody else as one that is not there', async () => {
    const { server } = setup;
    const { body } = await server
      .as(await server.makeMember())
      .post('/api/member/address/store', home);
    const { id } = body.data as Address;
    const { result } = await book();
    act(() => result.current.keep.mutate({ ...home, id }));
    await waitFor(() => expect(isMallError(result.current.keep.error, 'notFound')).toBe(true));
  });

  it('are not asked for by a guest', async () => {
    const testClient = setup.guest();
    renderHookWithMall(testClient, () => useAddresses('home'));
    await drawn();
    expect(testClient.network.count('GET /api/member')).toBe(0);
  });
});

describe('counties', () => {
  it('are read once, however often an address is stored', async () => {
    const testClient = await setup.signedIn(await setup.server.makeMember());
    const { result } = renderHookWithMall(testClient, () => ({
      counties: useCounties(),
      keep: useStoreAddress(),
    }));
    await waitFor(() =>
      expect(
        result.current.counties.data?.find((each) => each.county === county)?.districts,
      ).toContainEqual({ district, zip }),
    );
    await act(() => result.current.keep.mutateAsync(home));
    await drawn();
    expect(testClient.network.count('GET /api/global/nations/TW')).toBe(1);
  });
});
