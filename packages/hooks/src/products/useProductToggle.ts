import { useQueryClient } from '@tanstack/react-query';
import { applyPatch } from '../optimistic/patches';
import { useOptimisticToggle, type ToggleCallbacks } from '../optimistic/useOptimisticToggle';
import { showMark, type ProductMark } from './marks';

/** One of a member's marks on one product. */
export interface ProductToggle extends ToggleCallbacks {
  readonly mark: ProductMark;
  readonly p_id: number;
  /** The value that is shown now. */
  readonly on: boolean;
  /** Sends the value to the server; resolves with the value that the server confirms. */
  readonly send: (on: boolean) => Promise<boolean>;
  /** Called before `onSettled`, when the server has confirmed the last tap. */
  readonly settle: () => void;
}

/** Flips a mark on a product optimistically, everywhere it is shown. */
export function useProductToggle({
  mark,
  p_id,
  on,
  send,
  settle,
  onSettled,
  onFailed,
}: ProductToggle): (on?: boolean) => void {
  const client = useQueryClient();
  const key = ['products', mark, p_id];
  return useOptimisticToggle({
    key,
    on,
    send,
    show: (value) => applyPatch(client, key, (only) => showMark(client, mark, p_id, value, only)),
    onSettled: (value) => {
      settle();
      onSettled?.(value);
    },
    onFailed,
  });
}
