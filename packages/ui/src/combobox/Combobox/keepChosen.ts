import { useCombobox, type UseComboboxState, type UseComboboxStateChangeOptions } from 'downshift';
import type { ComboboxOption } from './matches';

type State = UseComboboxState<ComboboxOption>;

/**
 * How typing and leaving change what is chosen: while one types, the first that fits is what Enter takes;
 * leaving the field chooses nothing, an emptied field has nothing chosen, and any other text goes back to what
 * is chosen.
 */
export function keepChosen(
  state: State,
  { type, changes }: UseComboboxStateChangeOptions<ComboboxOption>,
): Partial<State> {
  const { InputBlur, InputChange, InputKeyDownEscape } = useCombobox.stateChangeTypes;
  if (type === InputChange) return { ...changes, highlightedIndex: changes.inputValue ? 0 : -1 };
  if (type !== InputBlur && !(type === InputKeyDownEscape && state.isOpen)) return changes;
  const selectedItem = state.inputValue === '' ? null : state.selectedItem;
  return { ...changes, selectedItem, inputValue: selectedItem?.label ?? '' };
}
