/** The lists of the desk whose filters can be saved, each with the fields that its address may have. */
export const savedViewFields = {
  orders: ['view', 'q', 'layer', 'shipping', 'payment', 'created'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** A list of the desk whose filters can be saved. */
export type SavedViewPage = keyof typeof savedViewFields;

/** The lists of the desk whose filters can be saved. */
export const savedViewPages = Object.keys(savedViewFields) as [SavedViewPage, ...SavedViewPage[]];

/** How many filters a colleague can save for one list. */
export const SAVED_VIEWS_LIMIT = 20;
