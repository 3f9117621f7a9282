/** The query parameters of a list: its sort order and its filters. */
export const LIST_PARAMETERS = [
  'sort',
  'layer',
  'price_min',
  'price_max',
  'in_stock',
  'on_sale',
  'store_pickup',
] as const;

/** Whether a URL requests a list with a sort order or filters. */
export const isListUrl = (search: URLSearchParams): boolean =>
  LIST_PARAMETERS.some((name) => search.has(name));
