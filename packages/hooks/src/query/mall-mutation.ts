import {
  useMutation,
  type UseMutationOptions,
  type UseMutationResult,
} from '@tanstack/react-query';
import type { MallError } from '@mall/sdk';

/** A write to the mall: TanStack's mutation result, whose error is a MallError. */
export type MallMutation<Data, Variables = void> = UseMutationResult<Data, MallError, Variables>;

/** A TanStack mutation of an SDK call, which fails with a MallError. */
export const useMallMutation = <Data, Variables = void, Context = unknown>(
  options: UseMutationOptions<Data, MallError, Variables, Context>,
): UseMutationResult<Data, MallError, Variables, Context> => useMutation(options);
