import { useCombobox } from 'downshift';
import { Check, ChevronDown } from 'lucide-react';
import { useState, type KeyboardEvent, type Ref } from 'react';
import { useFieldControl } from '../../kit/Field/FieldContext';
import { isComposing } from '../../kit/keyboard/isComposing';
import { VisuallyHidden } from '../../kit/VisuallyHidden/VisuallyHidden';
import { defaultComboboxLabels } from '../../labels/zh-TW/combobox';
import { useLabels } from '../../theme/UiContext';
import type { ComboboxLabels } from '../../labels/types/combobox';
import { Choice, Frame, List, Line, None, Note, Opener } from './Combobox.styles';
import { comboboxReducer } from './comboboxReducer';
import { matches, type ComboboxOption } from './matches';

export type { ComboboxOption };

export interface ComboboxProps {
  /** The options, in order. */
  options: readonly ComboboxOption[];
  /** The value of the chosen option; undefined for none. */
  value: string | undefined;
  /** Called with the value of the chosen option; undefined when the text was cleared. */
  onValueChange: (value: string | undefined) => void;
  /** Accessible name; not needed inside a `Field`. */
  label?: string | undefined;
  /** Shown while the text is empty. */
  placeholder?: string | undefined;
  /**
   * Whether the field is disabled.
   * @default false
   */
  disabled?: boolean | undefined;
  /** Id of the text field. */
  ref?: Ref<HTMLInputElement> | undefined;
  /**
   * The labels of this component; an omitted one keeps its default.
   * @default Traditional Chinese
   */
  labels?: ComboboxLabels | undefined;
}

/**
 * Chooses one of many options by typing a part of it. For a handful of options use `Select`. An
 * Enter that ends an IME composition chooses nothing, and text that matches nothing is reset.
 *
 * @example
 * <Field label="銀行"><Combobox options={banks} value={bank} onValueChange={setBank} /></Field>
 */
export function Combobox({
  options,
  value,
  onValueChange,
  label,
  placeholder,
  disabled = false,
  ref,
  labels: own,
}: ComboboxProps) {
  const labels = useLabels('combobox', own, defaultComboboxLabels);
  const { id, ...control } = useFieldControl();
  const [typed, setTyped] = useState('');
  const found = matches(options, typed);
  const { isOpen, highlightedIndex, ...parts } = useCombobox<ComboboxOption>({
    items: [...found],
    ...(id && { inputId: id }),
    itemToString: (option) => option?.label ?? '',
    itemToKey: (option) => option?.value,
    selectedItem: options.find((option) => option.value === value) ?? null,
    stateReducer: comboboxReducer,
    onSelectedItemChange: ({ selectedItem }) => onValueChange(selectedItem?.value),
    // The next opening shows the whole list again.
    onIsOpenChange: ({ isOpen: isNowOpen }) => {
      if (!isNowOpen) setTyped('');
    },
  });

  return (
    <Frame>
      <Line
        {...control}
        {...parts.getInputProps({
          ...(ref && { ref }),
          disabled,
          placeholder,
          autoComplete: 'off',
          onKeyDown: (event: KeyboardEvent) => {
            if (isComposing(event)) {
              Object.assign(event.nativeEvent, { preventDownshiftDefault: true });
            }
          },
          onInput: (event) => {
            // The unfinished text of an IME composition matches nothing yet.
            if (!isComposing(event)) setTyped(event.currentTarget.value);
          },
          // Typing replaces the chosen option.
          onFocus: ({ currentTarget }) => currentTarget.select(),
          onClick: ({ currentTarget }) => typed === '' && currentTarget.select(),
          onCompositionEnd: ({ currentTarget }) => setTyped(currentTarget.value),
        })}
        aria-label={label}
        // The field's own label names the list.
        aria-labelledby={undefined}
        {...(found.length === 0 && { 'aria-activedescendant': undefined })}
      />
      <Opener
        {...parts.getToggleButtonProps({ disabled, type: 'button' })}
        aria-label={labels.show}
      >
        <ChevronDown aria-hidden />
      </Opener>
      <List
        {...parts.getMenuProps()}
        aria-label={labels.options}
        aria-labelledby={undefined}
        hidden={!isOpen || found.length === 0}
      >
        {isOpen &&
          found.map((option, index) => (
            <Choice
              key={option.value}
              {...parts.getItemProps({ item: option, index })}
              data-highlighted={index === highlightedIndex || undefined}
              data-chosen={option.value === value || undefined}
            >
              {option.note && <Note>{option.note}</Note>}
              {option.label}
              {option.value === value && <Check aria-hidden />}
            </Choice>
          ))}
      </List>
      {isOpen && found.length === 0 && <None aria-hidden>{labels.none}</None>}
      <VisuallyHidden role="status">
        {isOpen && (found.length === 0 ? labels.none : labels.count(found.length))}
      </VisuallyHidden>
    </Frame>
  );
}
