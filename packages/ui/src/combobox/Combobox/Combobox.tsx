import { useCombobox } from 'downshift';
import { Check, ChevronDown } from 'lucide-react';
import { useState, type KeyboardEvent, type Ref } from 'react';
import { useFieldControl } from '../../kit/Field/FieldContext';
import { isComposing } from '../../kit/keyboard/isComposing';
import { VisuallyHidden } from '../../kit/VisuallyHidden/VisuallyHidden';
import { defaultComboboxLabels } from '../../labels/zh-TW/combobox';
import { useLabels } from '../../theme/useLabels';
import type { ComboboxLabels } from '../../labels/types/combobox';
import { Choice, Frame, List, Line, None, Note, Opener } from './Combobox.styles';
import { keepChosen } from './keepChosen';
import { matches, type ComboboxOption } from './matches';

export type { ComboboxOption };

export interface ComboboxProps {
  /** What can be chosen, in order. */
  options: readonly ComboboxOption[];
  /** The value of the chosen option; undefined: none. */
  value: string | undefined;
  /** Called with the value of the option that was chosen; undefined when the text was emptied. */
  onValueChange: (value: string | undefined) => void;
  /** Accessible name; not needed inside a `Field`. */
  label?: string | undefined;
  /** Shown while nothing is typed. */
  placeholder?: string | undefined;
  /**
   * Whether nothing can be chosen.
   * @default false
   */
  disabled?: boolean | undefined;
  /** Of the text field. */
  ref?: Ref<HTMLInputElement> | undefined;
  /**
   * The labels of this component; an omitted one keeps its default.
   * @default Traditional Chinese
   */
  labels?: ComboboxLabels | undefined;
}

/**
 * One of many options, found by typing a part of it. For a handful of options use `Select`. The Enter that
 * ends an input method's composition chooses nothing, and what is typed and fits none is put back.
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
    stateReducer: keepChosen,
    onSelectedItemChange: ({ selectedItem }) => onValueChange(selectedItem?.value),
    // The whole list is there again when it is next opened.
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
          onInput: ({ nativeEvent, currentTarget }) => {
            // Half a word of an input method fits nothing yet.
            if (!('isComposing' in nativeEvent && nativeEvent.isComposing === true)) {
              setTyped(currentTarget.value);
            }
          },
          // What is typed takes the place of what is chosen.
          onFocus: ({ currentTarget }) => currentTarget.select(),
          onClick: ({ currentTarget }) => typed === '' && currentTarget.select(),
          onCompositionEnd: ({ currentTarget }) => setTyped(currentTarget.value),
        })}
        aria-label={label}
        // The field's own label names it.
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
