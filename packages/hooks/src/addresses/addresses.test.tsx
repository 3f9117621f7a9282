import { HOME } from '@mall/server/testing';
import { act, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { isMallError, type Address, type Body } from '@mall/sdk';
import { useAddress, useAddresses, useCounties, useDeleteAddress, useSaveAddress } from '../index';
import { waitForIdle, renderHookWithMall, setupMall } from '../testing/setup';

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
    save: useSaveAddress(),
  }));
  await waitFor(() => expect(rendered.result.current.store.data).toEqual([]));
  await waitFor(() => expect(rendered.result.current.home.data).toEqual([]));
  return { ...rendered, network: testClient.network };
}

describe('addresses', () => {
  it('contain a new address, the default one first', async () => {
    const { result } = await book();
    await act(() => result.current.save.mutateAsync({ ...home, street: '巷口街 1 號' }));
    await act(() =>
      result.current.save.mutateAsync({ ...home, street: '巷口街 2 號', is_default: true }),
    );
    await waitFor(() =>
      expect(streets(result.current.home.data)).toEqual(['巷口街 2 號', '巷口街 1 號']),
    );
  });

  it('are updated under both types when an address changes its type', async () => {
    const { result } = await book();
    const { id } = await act(() => result.current.save.mutateAsync(home));
    await waitFor(() => expect(result.current.home.data).toHaveLength(1));
    await act(() => result.current.save.mutateAsync({ ...home, id, type: 'store' }));
    await waitFor(() => expect(result.current.store.data?.map((each) => each.id)).toEqual([id]));
    await waitFor(() => expect(result.current.home.data).toEqual([]));
  });

  it('are found by a keyword and by id', async () => {
    const testClient = await setup.signedIn(await setup.server.makeMember());
    let word = '';
    let wanted = 0;
    const { result, rerender } = renderHookWithMall(testClient, () => ({
      found: useAddresses('home', { keyword: word }),
      one: useAddress(wanted),
      save: useSaveAddress(),
    }));
    await act(() => result.current.save.mutateAsync({ ...home, street: '巷口街 1 號' }));
    const { id } = await act(() =>
      result.current.save.mutateAsync({ ...home, street: '橋邊路 2 號' }),
    );
    await waitFor(() => expect(result.current.found.data).toHaveLength(2));
    [word, wanted] = [' 橋邊 ', id];
    rerender();
    await waitFor(() => expect(streets(result.current.found.data)).toEqual(['橋邊路 2 號']));
    await waitFor(() => expect(result.current.one.data?.street).toBe('橋邊路 2 號'));
  });

  it('omit a deleted address and make the latest remaining one the default', async () => {
    const testClient = await setup.signedIn(await setup.server.makeMember());
    const { result } = renderHookWithMall(testClient, () => ({
      home: useAddresses('home'),
      save: useSaveAddress(),
      remove: useDeleteAddress(),
    }));
    await act(() => result.current.save.mutateAsync({ ...home, street: '巷口街 1 號' }));
    const { id } = await act(() =>
      result.current.save.mutateAsync({ ...home, street: '巷口街 2 號', is_default: true }),
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

  it('reject a place that does not exist', async () => {
    const { result } = await book();
    act(() => result.current.save.mutate({ ...home, zip: '999' }));
    await waitFor(() =>
      expect(isMallError(result.current.save.error, 'addressUnknown')).toBe(true),
    );
    expect(result.current.home.data).toEqual([]);
  });

  it("reject another member's address as notFound", async () => {
    const { server } = setup;
    const { body } = await server
      .as(await server.makeMember())
      .post('/api/member/address/store', home);
    const { id } = body.data as Address;
    const { result } = await book();
    act(() => result.current.save.mutate({ ...home, id }));
    await waitFor(() => expect(isMallError(result.current.save.error, 'notFound')).toBe(true));
  });

  it('are not fetched for a guest', async () => {
    const testClient = setup.guest();
    renderHookWithMall(testClient, () => useAddresses('home'));
    await waitForIdle();
    expect(testClient.network.count('GET /api/member')).toBe(0);
  });
});

describe('counties', () => {
  it('are fetched once when addresses are saved', async () => {
    const testClient = await setup.signedIn(await setup.server.makeMember());
    const { result } = renderHookWithMall(testClient, () => ({
      counties: useCounties(),
      save: useSaveAddress(),
    }));
    await waitFor(() =>
      expect(
        result.current.counties.data?.find((each) => each.county === county)?.districts,
      ).toContainEqual({ district, zip, outlying: false }),
    );
    await act(() => result.current.save.mutateAsync(home));
    await waitForIdle();
    expect(testClient.network.count('GET /api/global/nations/TW')).toBe(1);
  });
});
