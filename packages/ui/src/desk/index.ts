export { BatchBar, type BatchBarProps } from './BatchBar/BatchBar';
export type { Command, CommandGroup } from './CommandPalette/Command';
export { CommandPalette, type CommandPaletteProps } from './CommandPalette/CommandPalette';
export { useCommandKey } from './CommandPalette/useCommandKey';
export { CursorPager, type CappedCount, type CursorPagerProps } from './CursorPager/CursorPager';
export { Diff, type DiffProps, type DiffValue, type FieldChange } from './Diff/Diff';
export { FilterBar, type FilterBarProps } from './FilterBar/FilterBar';
export type {
  ChoiceFilter,
  DatesFilter,
  FilterOption,
  FilterValues,
  ListFilter,
} from './FilterBar/ListFilter';
export type { IndexColumn, IndexSort } from './IndexTable/IndexColumn';
export { IndexTable, type IndexTableProps } from './IndexTable/IndexTable';
export {
  readTableState,
  writeTableState,
  type TableSchema,
  type TableState,
} from './IndexTable/tableState';
export { isShortcut } from './keyboard/isShortcut';
export { SaveBar, type SaveBarProps } from './SaveBar/SaveBar';
export { defaultDeskLabels } from '../labels/zh-TW/desk';
export type { DeskLabels, SortKind } from '../labels/types/desk';
