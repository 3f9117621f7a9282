import {
  useMutation,
  type UseMutationOptions,
  type UseMutationResult,
} from '@tanstack/react-query';
import type { MallError } from '@mall/sdk';

/** A TanStack mutation of an SDK call, which fails with a MallError. */
export const useMallMutation = <Data, Variables = void, Context = unknown>(
  options: UseMutationOptions<Data, MallError, Variables, Context>,
): UseMutationResult<Data, MallError, Variables, Context> => useMutation(options);
