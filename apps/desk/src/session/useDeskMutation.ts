import { useMutation, type UseMutationResult } from '@tanstack/react-query';
import { withStepUp } from './stepUp';
import { useStepUp } from './useStepUp';

/**
 * A mutation of the staff's API. When it needs a recent code, the desk asks for one and repeats the call.
 *
 * @param onSuccess - Stores what the call returned.
 * @example
 * const suspend = useDeskMutation((id: number) => staff.people.suspend(id), showPeople);
 */
export function useDeskMutation<Data, Variables = void>(
  call: (variables: Variables) => Promise<Data>,
  onSuccess?: (data: Data) => void,
): UseMutationResult<Data, Error, Variables> {
  const stepUp = useStepUp();
  return useMutation<Data, Error, Variables>({
    mutationFn: (variables) => withStepUp(stepUp, () => call(variables)),
    ...(onSuccess && { onSuccess }),
  });
}
