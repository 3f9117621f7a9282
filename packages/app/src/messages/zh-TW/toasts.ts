/** Messages of toasts. */
export const toastMessages = { Undo: '復原' } as const;
