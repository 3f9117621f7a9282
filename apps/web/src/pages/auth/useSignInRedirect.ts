import { useDialogs, usePopup } from '@mall/app/overlays';
import { useMessages } from '@mall/app/messages';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { authMessages } from '../../messages/zh-TW/auth';
import { to } from '../../paths/paths';

/**
 * Redirects after a sign-in: with a popup immediately to the previous page, or home after a countdown of two seconds
 * (spec §8, §9).
 *
 * @returns `redirectAfter`, which rejects as the sign-in does; `step`: `here` until it starts, `leaving`
 *   afterwards.
 * @example
 * const { step, redirectAfter } = useSignInRedirect();
 * await redirectAfter('/cart/temp', () => login(values));
 */
export function useSignInRedirect() {
  const t = useMessages(authMessages);
  const { succeed } = usePopup();
  const { countdown } = useDialogs();
  const navigate = useNavigate();
  const [step, setStep] = useState<'here' | 'leaving'>('here');

  async function redirectAfter(back: string, signIn: () => Promise<unknown>): Promise<void> {
    setStep('leaving');
    try {
      await signIn();
    } catch (error) {
      setStep('here');
      throw error;
    }
    if (back !== to.home()) succeed(t('User logged in'));
    else {
      const isStillHere = await countdown({
        title: t('User logged in'),
        text: t('We are taking you to the home page.'),
        skip: t('Go there now'),
      });
      if (!isStillHere) return;
    }
    void navigate(back, { replace: true });
  }
  return { step, redirectAfter };
}
