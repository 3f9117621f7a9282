/** Messages of toasts. */
export const toastMessages = { Undo: '復原', 'Operation failed': '操作失敗' } as const;
