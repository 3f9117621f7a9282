import { sendOnce } from '@mall/hooks';
import type { CallOptions } from '@mall/sdk';
import { useSession } from './SessionContext';
import { useDeskMutation } from './useDeskMutation';

/**
 * A {@link useDeskMutation} that adds something: sent again after its answer was lost, it is stored once.
 *
 * @param name - What is sent and to what, `note:20261129AG352Y93`: a call of another name never counts as its repetition.
 * @example
 * const add = useMutationOnce(`note:${id}`, (text: string, options) => orders.addNote({ o_id: id, text }, options), show);
 */
export function useMutationOnce<Data, Variables>(
  name: string,
  call: (variables: Variables, options: CallOptions) => Promise<Data>,
  onSuccess?: (data: Data) => void,
) {
  const { colleague } = useSession();
  return useDeskMutation(
    (variables: Variables) =>
      sendOnce(`${name}:${colleague.id}`, variables, (idempotencyKey) =>
        call(variables, { idempotencyKey }),
      ),
    onSuccess,
  );
}
