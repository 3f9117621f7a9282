/** Well-known organizations that receive invoices, by their donation code (愛心碼). */
export const charities = [
  { code: '919', name: 'Genesis Social Welfare Foundation' },
  { code: '25885', name: 'Eden Social Welfare Foundation' },
  { code: '88888', name: 'Childhood Cancer Foundation' },
] as const;

/** Returns the well-known organization with a donation code; undefined: the code is of another one. */
export const charityOf = (code: string) => charities.find((one) => one.code === code);
