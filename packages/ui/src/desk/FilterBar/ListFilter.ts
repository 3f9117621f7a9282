/** A value that a filter can have. */
export interface FilterOption {
  readonly value: string;
  readonly label: string;
}

/** A filter whose values are options. */
export interface ChoiceFilter {
  /** Its name in the URL. */
  readonly key: string;
  readonly label: string;
  /** Whether it takes one option, or several of which any may match. */
  readonly kind: 'one' | 'many';
  /** Undefined while they load: until then every value is accepted. */
  readonly options: readonly FilterOption[] | undefined;
}

/**
 * A range of days. Its values are the first and the last day, as `2026-11-27`, `''` for none; or one of its `spans`
 * alone.
 */
export interface DatesFilter {
  /** Its name in the URL. */
  readonly key: string;
  readonly label: string;
  readonly kind: 'dates';
  /** Ranges that move with the day, such as the last seven days. The caller knows which days they are. */
  readonly spans?: readonly FilterOption[] | undefined;
}

/** A filter of a list. */
export type ListFilter = ChoiceFilter | DatesFilter;

/** The values of the active filters by key. A filter without values is not active. */
export type FilterValues = Readonly<Record<string, readonly string[]>>;
