import { useQueryClient } from '@tanstack/react-query';
import { applyPatch } from '../optimistic/patches';
import { useOptimisticToggle, type ToggleCallbacks } from '../optimistic/useOptimisticToggle';
import { setFlag, type ProductFlag } from './flags';

/** One of a member's flags on one product. */
export interface ProductToggle extends ToggleCallbacks {
  readonly flag: ProductFlag;
  readonly p_id: number;
  /** Only this variant. */
  readonly rule_id?: number | undefined;
  /** The displayed value. */
  readonly on: boolean;
  /** Sends the value to the server; resolves with the value that the server confirms. */
  readonly send: (on: boolean) => Promise<boolean>;
  /** Called before `onSettled`, when the server has confirmed the last tap. */
  readonly settle: () => void;
}

/** Flips a flag on a product optimistically, everywhere it is displayed. */
export function useProductToggle({
  flag,
  p_id,
  rule_id,
  on,
  send,
  settle,
  onSettled,
  onFailed,
}: ProductToggle): (on?: boolean) => void {
  const client = useQueryClient();
  const key = ['products', flag, p_id, rule_id ?? null];
  return useOptimisticToggle({
    key,
    on,
    send,
    show: (value) =>
      applyPatch(client, key, (only) =>
        setFlag(client, { name: flag, p_id, rule_id, on: value }, only),
      ),
    onSettled: (value) => {
      settle();
      onSettled?.(value);
    },
    onFailed,
  });
}
