import { createECDH, randomBytes } from 'node:crypto';
import { act, waitFor } from '@testing-library/react';
import { expect, it, onTestFinished } from 'vitest';
import { usePush } from '../index';
import { waitForIdle, renderHookWithMall, setupMall } from '../testing/setup';

const setup = setupMall();
const endpoint = () => `${setup.server.pushService.origin}/push/this-browser`;
/** Keys in the format of a browser's subscription. */
const KEYS = {
  p256dh: createECDH('prime256v1').generateKeys('base64url'),
  auth: randomBytes(16).toString('base64url'),
};

/** Simulates a browser with push messages, where the person answers the permission prompt like this. */
function browserThatAnswers(answer: NotificationPermission): void {
  let subscription: object | null = null;
  const made = {
    endpoint: endpoint(),
    toJSON: () => ({ endpoint: endpoint(), keys: KEYS }),
    unsubscribe: async () => ((subscription = null), true),
  };
  const pushManager = {
    getSubscription: async () => subscription,
    subscribe: async () => (subscription = made),
  };
  const registration = { pushManager };
  const notification = {
    permission: 'default',
    async requestPermission() {
      return (notification.permission = answer);
    },
  };
  const serviceWorker = {
    ready: Promise.resolve(registration),
    register: async () => registration,
    getRegistration: async () => registration,
  };
  Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true });
  Object.defineProperty(window, 'PushManager', { value: class {}, configurable: true });
  Object.defineProperty(window, 'Notification', { value: notification, configurable: true });
  Object.defineProperty(globalThis, 'Notification', { value: notification, configurable: true });
  onTestFinished(() => {
    Reflect.deleteProperty(navigator, 'serviceWorker');
    Reflect.deleteProperty(window, 'PushManager');
    Reflect.deleteProperty(window, 'Notification');
    Reflect.deleteProperty(globalThis, 'Notification');
  });
}

async function push() {
  const member = await setup.server.makeMember();
  const testClient = await setup.signedIn(member);
  const { result } = renderHookWithMall(testClient, () => usePush({ worker: '/sw.js' }));
  return { result, ...testClient };
}

it('usePush turns push messages of this browser on and off on the server', async () => {
  browserThatAnswers('granted');
  const { result, mall } = await push();
  await waitFor(() => expect(result.current.data).toBe('off'));
  await act(() => result.current.turn.mutateAsync(true));
  await waitFor(() => expect(result.current.data).toBe('on'));
  expect((await mall.notifications.push()).endpoint).toBe(endpoint());
  await act(() => result.current.turn.mutateAsync(false));
  await waitFor(() => expect(result.current.data).toBe('off'));
  expect((await mall.notifications.push()).endpoint).toBeNull();
});

it('usePush reports when the person has blocked push messages', async () => {
  browserThatAnswers('denied');
  const { result, network } = await push();
  await waitFor(() => expect(result.current.data).toBe('off'));
  expect(await act(() => result.current.turn.mutateAsync(true))).toBe('blocked');
  await waitFor(() => expect(result.current.data).toBe('blocked'));
  expect(network.count('POST /api')).toBe(0);
});

it('usePush reports unsupported browsers, and makes no request for a guest', async () => {
  const { result } = await push();
  await waitFor(() => expect(result.current.data).toBe('unsupported'));
  const guest = renderHookWithMall(setup.guest(), () => usePush({ worker: '/sw.js' }));
  await waitForIdle();
  expect(guest.result.current).toMatchObject({ data: undefined, status: 'guest' });
});
