import { createAuthenticator } from '@mall/server/testing';

type Authenticator = ReturnType<typeof createAuthenticator>;
type Answer = ReturnType<Authenticator['create']> | ReturnType<Authenticator['get']>;
type Creation = Parameters<Authenticator['create']>[0];
type Request = Parameters<Authenticator['get']>[0];

/** A device for passkeys in jsdom, which has none. */
export interface HeldAuthenticator {
  /** Lets the colleague dismiss the next question of the browser. */
  dismiss: () => void;
  /** Takes the device away. */
  remove: () => void;
}

/**
 * Gives jsdom a device with one passkey, which the desk at an origin may use.
 *
 * @example
 * const device = holdAuthenticator(desk.shop.baseUrl);
 */
export function holdAuthenticator(origin: string): HeldAuthenticator {
  const device = createAuthenticator({ origin });
  let isDismissed = false;
  class HeldCredential {
    constructor(readonly answer: Answer) {}
    toJSON = (): Answer => this.answer;
    static parseCreationOptionsFromJSON = (options: Creation) => options;
    static parseRequestOptionsFromJSON = (options: Request) => options;
  }
  const answer = (read: () => Answer): Promise<HeldCredential> => {
    if (!isDismissed) return Promise.resolve(new HeldCredential(read()));
    isDismissed = false;
    return Promise.reject(new DOMException('', 'NotAllowedError'));
  };
  const credentials = {
    create: ({ publicKey }: { publicKey: Creation }) => answer(() => device.create(publicKey)),
    get: ({ publicKey }: { publicKey: Request }) => answer(() => device.get(publicKey)),
  };
  Object.defineProperty(globalThis, 'PublicKeyCredential', {
    configurable: true,
    value: HeldCredential,
  });
  Object.defineProperty(navigator, 'credentials', { configurable: true, value: credentials });
  return {
    dismiss: () => void (isDismissed = true),
    remove() {
      Reflect.deleteProperty(globalThis, 'PublicKeyCredential');
      Reflect.deleteProperty(navigator, 'credentials');
    },
  };
}
