import { useCombobox, type UseComboboxState, type UseComboboxStateChangeOptions } from 'downshift';
import type { Command } from './Command';

type State<Item extends Command> = UseComboboxState<Item>;

/**
 * Keeps the typed text and the open list, whatever is chosen: the caller closes the palette. The
 * first result of a new text is highlighted, so that Enter chooses it. Leaving chooses nothing.
 */
export function paletteReducer<Item extends Command>(
  state: State<Item>,
  { type, changes }: UseComboboxStateChangeOptions<Item>,
): Partial<State<Item>> {
  const { InputBlur, InputChange, InputKeyDownEnter, ItemClick, MenuMouseLeave } =
    useCombobox.stateChangeTypes;
  if (type === InputBlur || type === MenuMouseLeave) return state;
  if (type === InputChange) return { ...changes, isOpen: true, highlightedIndex: 0 };
  if (type === InputKeyDownEnter || type === ItemClick)
    return { ...state, selectedItem: changes.selectedItem ?? null };
  return { ...changes, isOpen: true };
}
