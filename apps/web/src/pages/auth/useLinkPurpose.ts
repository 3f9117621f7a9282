import { useMessages } from '@mall/app/messages';
import { authMessages } from '../../messages/zh-TW/auth';
import { providerNames } from './social/providerNames';

/** The purpose of a link that signs in without a password. */
export const SIGN_IN = 'device';

/**
 * Returns the texts of an email link's page before its button is pressed.
 *
 * @param purpose the link's `for`; null: a registration.
 */
export function useLinkPurpose(purpose: string | null) {
  const t = useMessages(authMessages);
  if (purpose === 'line' || purpose === 'facebook') {
    const name = providerNames[purpose];
    return {
      title: t('Link your {0} account', name),
      text: t(
        'Press the button to link the {0} account that asked for it: you can then sign in to this member account with {0}, too. If that was not you, do not press.',
        name,
      ),
      button: t('Link and sign in'),
    };
  }
  if (purpose === 'address') {
    return {
      title: t('Confirm your new address'),
      text: t(
        'Press the button to sign in with this address from now on, on this device at once. Nothing changes before.',
      ),
      button: t('Confirm and sign in'),
    };
  }
  if (purpose === SIGN_IN) {
    return {
      title: t('Sign in on this device'),
      text: t('Press the button to sign in on this device.'),
      button: t('Sign in'),
    };
  }
  return {
    title: t('Confirm your email address'),
    text: t('Press the button to confirm your email address and sign in on this device.'),
    button: t('Confirm and sign in'),
  };
}
