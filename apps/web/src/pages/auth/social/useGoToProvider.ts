import { loadWithRetry } from '@mall/app/loading';
import { useToasts } from '@mall/app/overlays';
import { useMall } from '@mall/hooks';
import type { SocialProvider } from '@mall/sdk/social';
import { useState } from 'react';
import { to } from '../../../paths/paths';

/** The start of a sign-in. */
interface Start {
  readonly provider: SocialProvider;
  /** Where to go after the sign-in. */
  readonly back: string;
  /** Asks again for declined permissions, such as the email address. */
  readonly again?: boolean;
}

/**
 * Opens the page of a provider, which returns to `SocialReturnPage`.
 *
 * @returns `goTo`; `opening`, the provider whose page is being opened.
 * @example
 * const { goTo, opening } = useGoToProvider();
 * <Button loading={opening === 'line'} onClick={() => goTo({ provider: 'line', back: '/mall' })}>LINE</Button>
 */
export function useGoToProvider() {
  const mall = useMall();
  const { fail } = useToasts();
  const [opening, setOpening] = useState<SocialProvider>();

  async function open({ provider, back, again = false }: Start): Promise<void> {
    const { startSocial } = await loadWithRetry(() => import('@mall/sdk/social'));
    const return_url = location.origin + to.providerReturn(provider, back);
    await startSocial(mall, {
      ...{ provider, return_url, again },
      open(url) {
        // The back-forward cache may restore the page.
        addEventListener('pageshow', () => setOpening(undefined), { once: true });
        location.assign(url);
      },
    });
  }
  function goTo(start: Start): void {
    setOpening(start.provider);
    open(start).catch((error: unknown) => {
      setOpening(undefined);
      fail(error);
    });
  }
  return { goTo, opening };
}
