import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useMessages } from '../../messages/useMessages';
import { authMessages } from '../../messages/zh-TW/auth';
import { wait } from '../../overlays/dialogs';
import { usePopup } from '../../overlays/usePopup';
import { to } from '../../paths/paths';

/**
 * What follows a sign-in: it is said, then one is at once where one was going, or home after two seconds,
 * which are counted down (spec §8, §9).
 *
 * @returns `arriveAfter`, which rejects as the sign-in does; `step`: `here` until it starts, `leaving` from
 *   then on.
 * @example
 * const { step, arriveAfter } = useArrival();
 * await arriveAfter('/cart/temp', () => login(values));
 */
export function useArrival() {
  const t = useMessages(authMessages);
  const { succeed } = usePopup();
  const navigate = useNavigate();
  const [step, setStep] = useState<'here' | 'leaving'>('here');

  async function arriveAfter(back: string, signIn: () => Promise<unknown>): Promise<void> {
    setStep('leaving');
    try {
      await signIn();
    } catch (error) {
      setStep('here');
      throw error;
    }
    if (back !== to.home()) succeed(t('User logged in'));
    else {
      const isStillHere = await wait({
        title: t('User logged in'),
        text: t('We are taking you to the home page.'),
        skip: t('Go there now'),
      });
      if (!isStillHere) return;
    }
    void navigate(back, { replace: true });
  }
  return { step, arriveAfter };
}
