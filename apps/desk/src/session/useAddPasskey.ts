import type { AddedPasskey } from '@mall/sdk/staff';
import { useStaff } from '../staff/StaffContext';
import { createPasskey } from './passkeys';
import { useDeskMutation } from './useDeskMutation';
import { usePasskeyErrorText } from './usePasskeyErrorText';

/** The longest name that the server takes. */
const LONGEST_NAME = 200;

/** What {@link useAddPasskey} returns. */
export interface AddPasskey {
  readonly add: () => void;
  readonly isPending: boolean;
  /** Why it was not added, until the next try. */
  readonly refusal: string | undefined;
}

/**
 * Lets the browser make a passkey, and adds it to the colleague's second factors.
 *
 * @example
 * const passkey = useAddPasskey(({ recovery_codes }) => showCodes(recovery_codes));
 * <Button loading={passkey.isPending} onClick={passkey.add}>…</Button>
 */
export function useAddPasskey(onAdded: (added: AddedPasskey) => void): AddPasskey {
  const errorText = usePasskeyErrorText('create');
  const { factors } = useStaff();
  const { mutate, isPending, isError, error } = useDeskMutation(
    async () =>
      factors.addPasskey({
        passkey: await createPasskey(await factors.startPasskey()),
        device_name: navigator.userAgent.slice(0, LONGEST_NAME),
      }),
    onAdded,
  );
  return { add: () => mutate(), isPending, refusal: isError ? errorText(error) : undefined };
}
