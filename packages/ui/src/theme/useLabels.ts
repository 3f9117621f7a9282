import { useUi } from './UiContext';
import type { PartLabels } from '../labels/types/label-pack';

/**
 * Returns the labels of one part: the component's own, else the provider's, else the default, which
 * the component imports.
 */
export function useLabels<Part extends keyof PartLabels>(
  part: Part,
  own: PartLabels[Part] | undefined,
  fallback: PartLabels[Part],
): PartLabels[Part] {
  const pack: Partial<PartLabels> | undefined = useUi().labelPack;
  return own ?? pack?.[part] ?? fallback;
}
