import { useCombobox } from 'downshift';
import { Search } from 'lucide-react';
import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { Dialog } from '../../kit/Dialog/Dialog';
import { isComposing } from '../../kit/keyboard/isComposing';
import { Spinner } from '../../kit/Spinner/Spinner';
import { VisuallyHidden } from '../../kit/VisuallyHidden/VisuallyHidden';
import { defaultDeskLabels } from '../../labels/zh-TW/desk';
import type { DeskLabels } from '../../labels/types/desk';
import { useLabels, useUi } from '../../theme/UiContext';
import type { Command, CommandGroup } from './Command';
import { CommandContent } from './CommandContent';
import { Bar, Empty, GroupLabel, Option, Results, TextInput } from './CommandPalette.styles';
import { paletteReducer } from './paletteReducer';

export interface CommandPaletteProps<Item extends Command> {
  /** Called when the palette asks to be closed: on Escape, Back or a press outside. */
  onClose: () => void;
  /** Called with the typed text, after each change that is no composition. */
  onQueryChange: (query: string) => void;
  /** The results, in order; the first one is chosen by Enter. */
  groups: readonly CommandGroup<Item>[];
  /** The entries that were used last, shown while nothing is typed. */
  recent?: readonly Item[] | undefined;
  /**
   * Whether results are loading; the present ones stay.
   * @default false
   */
  loading?: boolean | undefined;
  /** Called with the chosen entry. Close the palette. */
  onChoose: (item: Item) => void;
  /** What can be typed, shown while the field is empty. */
  placeholder?: string | undefined;
  /**
   * The labels of this component; an omitted one keeps its default.
   * @default Traditional Chinese
   */
  labels?: DeskLabels | undefined;
}

/**
 * Finds any page, record or action by typing. Render it while it is open; `useCommandKey` opens it.
 *
 * @example
 * const [isOpen, setIsOpen] = useState(false);
 * useCommandKey(() => setIsOpen(true));
 * return isOpen ? (
 *   <CommandPalette onClose={() => setIsOpen(false)} onQueryChange={setQ}
 *     groups={[{ key: 'pages', label: '頁面', items: [{ key: 'orders', text: '訂單', keys: ['G', 'O'] }] }]}
 *     onChoose={({ key }) => navigate(`/${key}`)} />
 * ) : null;
 */
export function CommandPalette<Item extends Command>({
  onClose,
  onQueryChange,
  groups,
  recent = [],
  loading = false,
  onChoose,
  placeholder,
  labels: own,
}: CommandPaletteProps<Item>) {
  const labels = useLabels('desk', own, defaultDeskLabels);
  const ui = useUi().labels;
  const id = useId();
  const bar = useRef<HTMLDivElement>(null);
  const [query, setQuery] = useState('');
  const shown =
    query === '' && recent.length > 0
      ? [{ key: 'recent', label: labels.recent, items: recent }, ...groups]
      : groups;
  const items = shown.flatMap((group) => group.items);
  const { highlightedIndex, ...parts } = useCombobox<Item>({
    items,
    isOpen: true,
    selectedItem: null,
    initialHighlightedIndex: 0,
    itemToString: (item) => item?.text ?? '',
    itemToKey: (item) => item?.key,
    stateReducer: paletteReducer,
    onSelectedItemChange: ({ selectedItem }) => selectedItem && onChoose(selectedItem),
  });
  const search = (typed: string) => {
    setQuery(typed);
    onQueryChange(typed);
  };

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={labels.palette}
      initialFocus={bar}
      bar={
        <Bar ref={bar}>
          {loading ? <Spinner /> : <Search aria-hidden />}
          <TextInput
            {...parts.getInputProps(
              {
                placeholder: placeholder ?? labels.paletteHint,
                autoComplete: 'off',
                onKeyDown: (event: KeyboardEvent) => {
                  // Escape closes the dialog instead of clearing the field.
                  if (isComposing(event) || event.key === 'Escape')
                    Object.assign(event.nativeEvent, { preventDownshiftDefault: true });
                },
                onInput: (event) => {
                  // The unfinished text of an IME composition finds nothing yet.
                  if (!isComposing(event)) search(event.currentTarget.value);
                },
                onCompositionEnd: ({ currentTarget }) => search(currentTarget.value),
              },
              // The dialog renders it later, into a portal.
              { suppressRefError: true },
            )}
            aria-label={labels.palette}
            aria-labelledby={undefined}
            {...(items.length === 0 && { 'aria-activedescendant': undefined })}
          />
        </Bar>
      }
    >
      <Results>
        <div
          {...parts.getMenuProps({}, { suppressRefError: true })}
          aria-label={labels.palette}
          aria-labelledby={undefined}
          hidden={items.length === 0}
        >
          {shown.map((group) =>
            group.items.length === 0 ? null : (
              <div key={group.key} role="group" aria-labelledby={`${id}${group.key}`}>
                <GroupLabel id={`${id}${group.key}`} role="presentation">
                  {group.label}
                </GroupLabel>
                {group.items.map((item) => {
                  const index = items.indexOf(item);
                  return (
                    <Option
                      key={item.key}
                      {...parts.getItemProps({ item, index })}
                      data-highlighted={index === highlightedIndex || undefined}
                    >
                      <CommandContent command={item} />
                    </Option>
                  );
                })}
              </div>
            ),
          )}
        </div>
        {items.length === 0 && !loading && <Empty aria-hidden>{labels.noResults}</Empty>}
      </Results>
      <VisuallyHidden role="status">
        {loading
          ? ui.loading
          : items.length === 0
            ? labels.noResults
            : labels.resultCount(items.length)}
      </VisuallyHidden>
    </Dialog>
  );
}
