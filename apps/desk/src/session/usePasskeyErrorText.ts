import { useErrorText, useMessages } from '@mall/app/messages';
import { passkeyMessages } from '../messages/zh-TW/passkeys';

/**
 * Returns what an error of a passkey says, from the browser or from the server.
 *
 * @param use whether the passkey is made, or used. The browser does not say that a passkey belongs to another address.
 */
export function usePasskeyErrorText(use: 'create' | 'get'): (error: unknown) => string {
  const t = useMessages(passkeyMessages);
  const errorText = useErrorText();
  return (error) => {
    if (!(error instanceof DOMException)) return errorText(error);
    switch (error.name) {
      case 'InvalidStateError':
        return t('This device has a passkey of yours already');
      case 'SecurityError':
        return t('This address of the desk has no passkeys: open it by its domain');
      default:
        return use === 'create'
          ? t('The passkey was not confirmed. Please try again')
          : t(
              'The passkey was not confirmed. Please try again. If the desk has a new address, use a code, then add your passkey again',
            );
    }
  };
}
