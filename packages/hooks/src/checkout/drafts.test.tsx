import { act, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useCheckoutDraft } from '../index';
import { renderHookWithMall, setupMall, signIn, type TestClient } from '../testing/setup';

const setup = setupMall();
const atDraft = (testClient: TestClient) =>
  renderHookWithMall(testClient, () => useCheckoutDraft(1));

describe('a checkout draft', () => {
  it('holds the entered values, separately for each layer', async () => {
    const testClient = await setup.signedIn(await setup.server.makeMember());
    const { result } = renderHookWithMall(
      testClient,
      () => [useCheckoutDraft(1), useCheckoutDraft(2)] as const,
    );
    expect(result.current[0].draft).toEqual({});
    act(() => result.current[0].write({ shipping: { name: '阿芳' } }));
    act(() => result.current[0].write({ payment: { method: 'credit' } }));
    expect(result.current[0].draft).toEqual({
      shipping: { name: '阿芳' },
      payment: { method: 'credit' },
    });
    expect(result.current[1].draft).toEqual({});
    act(() => result.current[0].discard());
    expect(result.current[0].draft).toEqual({});
  });

  it('returns the same functions on every render', async () => {
    const testClient = await setup.signedIn(await setup.server.makeMember());
    const { result, rerender } = atDraft(testClient);
    const { write, discard } = result.current;
    act(() => write({ shipping: { name: '阿芳' } }));
    rerender();
    expect(result.current.draft).toEqual({ shipping: { name: '阿芳' } });
    expect(result.current.write).toBe(write);
    expect(result.current.discard).toBe(discard);
  });

  it('is deleted on sign-out, in storage too', async () => {
    const testClient = await setup.signedIn(await setup.server.makeMember());
    const { result } = atDraft(testClient);
    act(() => result.current.write({ shipping: { phone: '0912345678' } }));
    expect(JSON.stringify({ ...localStorage })).toContain('0912345678');
    act(() => testClient.mall.session.end('logout'));
    await waitFor(() => expect(JSON.stringify({ ...localStorage })).not.toContain('0912345678'));
    expect(result.current.draft).toEqual({});
  });

  it('is never shown to another member', async () => {
    const { server } = setup;
    const [one, other] = [await server.makeMember(), await server.makeMember()];
    const testClient = await setup.signedIn(one);
    const { result } = atDraft(testClient);
    act(() => result.current.write({ shipping: { phone: '0911111111' } }));
    // Simulates a session that expired while no page was open, or a sign-in in another tab.
    await act(() => signIn(server, testClient.mall, other));
    expect(result.current.draft).toEqual({});
    act(() => result.current.write({ shipping: { phone: '0922222222' } }));
    expect(result.current.draft).toEqual({ shipping: { phone: '0922222222' } });
    expect(JSON.stringify({ ...localStorage })).not.toContain('0911111111');
  });

  it('survives when the same member signs in again', async () => {
    const { server } = setup;
    const member = await server.makeMember();
    const testClient = await setup.signedIn(member);
    const { result } = atDraft(testClient);
    act(() => result.current.write({ shipping: { name: '阿芳' } }));
    await act(() => signIn(server, testClient.mall, member));
    expect(result.current.draft).toEqual({ shipping: { name: '阿芳' } });
  });

  it('is not stored for a guest', () => {
    const { result } = atDraft(setup.guest());
    act(() => result.current.write({ shipping: { name: '阿芳' } }));
    expect(result.current.draft).toEqual({});
  });
});
