import { SelectBox } from './IndexTable.styles';

export interface PageCheckboxProps {
  readonly isAll: boolean;
  readonly isSome: boolean;
  /** While the rows are loading, there is nothing to select yet. */
  readonly isDisabled: boolean;
  readonly onToggle: (selected: boolean) => void;
  /** Accessible name, where no visible label has it. */
  readonly label?: string | undefined;
}

/** The checkbox of all rows of a page: mixed while only some are selected. */
export function PageCheckbox({ isAll, isSome, isDisabled, onToggle, label }: PageCheckboxProps) {
  return (
    <SelectBox
      type="checkbox"
      aria-label={label}
      // HTML has no attribute for the mixed state.
      ref={(box) => {
        if (box) box.indeterminate = isSome && !isAll;
      }}
      checked={isAll}
      disabled={isDisabled}
      onChange={({ target }) => onToggle(target.checked)}
    />
  );
}
