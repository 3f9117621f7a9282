/** Messages of dates. */
export const timeMessages = {
  ' (Sun) ': '（日）',
  ' (Mon) ': '（一）',
  ' (Tue) ': '（二）',
  ' (Wed) ': '（三）',
  ' (Thu) ': '（四）',
  ' (Fri) ': '（五）',
  ' (Sat) ': '（六）',
} as const;
