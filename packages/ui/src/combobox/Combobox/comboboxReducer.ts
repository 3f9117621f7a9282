import { useCombobox, type UseComboboxState, type UseComboboxStateChangeOptions } from 'downshift';
import type { ComboboxOption } from './matches';

type State = UseComboboxState<ComboboxOption>;

/**
 * Decides how typing and leaving change the choice. While typing, Enter chooses the first match. On
 * blur, an empty field clears the choice, and any other text is reset to the chosen option.
 */
export function comboboxReducer(
  state: State,
  { type, changes }: UseComboboxStateChangeOptions<ComboboxOption>,
): Partial<State> {
  const { InputBlur, InputChange, InputKeyDownEscape } = useCombobox.stateChangeTypes;
  if (type === InputChange) return { ...changes, highlightedIndex: changes.inputValue ? 0 : -1 };
  if (type !== InputBlur && !(type === InputKeyDownEscape && state.isOpen)) return changes;
  const selectedItem = state.inputValue === '' ? null : state.selectedItem;
  return { ...changes, selectedItem, inputValue: selectedItem?.label ?? '' };
}
