/** Messages of the button that reveals contact details. */
export const revealMessages = {
  'Show full contact details': '顯示完整資料',
} as const;
