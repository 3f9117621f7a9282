import { useUi } from './UiContext';
import type { PartWords } from './words';

/** A part's words: the component's own, else those of the provider, else the default, which comes with the component. */
export function useWords<Part extends keyof PartWords>(
  part: Part,
  own: PartWords[Part] | undefined,
  fallback: PartWords[Part],
): PartWords[Part] {
  const words: Partial<PartWords> | undefined = useUi().words;
  return own ?? words?.[part] ?? fallback;
}
