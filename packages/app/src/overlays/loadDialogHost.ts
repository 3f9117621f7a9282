/**
 * Loads the chunk of the dialogs, so that the first one opens immediately later.
 *
 * @example
 * await loadOptional(loadDialogHost());
 */
export const loadDialogHost = () => import('./DialogHost');
