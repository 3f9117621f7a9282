import { browserStorage } from '@mall/sdk';
import { createStore } from 'zustand';

/** A visitor's answer to the consent question; null: not asked yet. */
export type Consent = 'yes' | 'no' | null;

const KEY = 'mall.analytics';
const device = browserStorage();

function storedConsent(): Consent {
  const answer = device.getItem(KEY);
  return answer === 'yes' || answer === 'no' ? answer : null;
}

/** The answer on this device. */
export const consent = createStore<{ readonly answer: Consent }>(() => ({
  answer: storedConsent(),
}));

/** Saves an answer on this device. */
export function answerConsent(answer: 'yes' | 'no'): void {
  device.setItem(KEY, answer);
  consent.setState({ answer });
}
