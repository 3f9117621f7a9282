import { HOME } from '@mall/server/testing';
import { act, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { isMallError, type Address, type Body } from '@mall/sdk';
import { useAddress, useAddresses, useCounties, useDeleteAddress, useStoreAddress } from '../index';
import { drawn, renderHookWithMall, setupMall } from '../testing/setup';

const setup = setupMall();

const { name, phone, county, district, zip, street } = HOME;
const home: Body<'addresses', 'save'> = {
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

  it('are found by a word, and by their id', async () => {
    const testClient = await setup.signedIn(await setup.server.makeMember());
    let word = '';
    let wanted = 0;
    const { result, rerender } = renderHookWithMall(testClient, () => ({
      found: useAddresses('home', word),
      one: useAddress(wanted),
      keep: useStoreAddress(),
    }));
    await act(() => result.current.keep.mutateAsync({ ...home, street: '巷口街 1 號' }));
    const { id } = await act(() =>
      result.current.keep.mutateAsync({ ...home, street: '橋邊路 2 號' }),
    );
    await waitFor(() => expect(result.current.found.data).toHaveLength(2));
    [word, wanted] = [' 橋邊 ', id];
    rerender();
    await waitFor(() => expect(streets(result.current.found.data)).toEqual(['橋邊路 2 號']));
    await waitFor(() => expect(result.current.one.data?.street).toBe('橋邊路 2 號'));
  });

  it('are gone once they are deleted, and the latest of the others is the default one', async () => {
    const testClient = await setup.signedIn(await setup.server.makeMember());
    const { result } = renderHookWithMall(testClient, () => ({
      home: useAddresses('home'),
      keep: useStoreAddress(),
      remove: useDeleteAddress(),
    }));
    await act(() => result.current.keep.mutateAsync({ ...home, street: '巷口街 1 號' }));
    const { id } = await act(() =>
      result.current.keep.mutateAsync({ ...home, street: '巷口街 2 號', is_default: true }),
    );
    await act(() => result.current.remove.mutateAsync(id));
    await waitFor(() =>
      expect(
        result.current.home.data?.map(({ street, is_default }) => [street, is_default]),
      ).toEqual([['巷口街 1 號', true]]),
    );
    act(() => result.current.remove.mutate(id));
    await waitFor(() => expect(isMallError(result.current.remove.error, 'notFound')).toBe(true));
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
      ).toContainEqual({ district, zip, outlying: false }),
    );
    await act(() => result.current.keep.mutateAsync(home));
    await drawn();
    expect(testClient.network.count('GET /api/global/nations/TW')).toBe(1);
  });
});
