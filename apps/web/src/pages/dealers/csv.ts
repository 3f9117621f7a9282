type Cell = string | number;

/** Characters that start a formula in a spreadsheet, including their full-width forms in East Asian versions. */
const FORMULA = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/;

function cell(value: Cell): string {
  if (typeof value === 'number') return String(value);
  const harmless = FORMULA.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/**
 * Formats rows as a CSV that Excel opens as UTF-8 (by its byte order mark), with formulas escaped.
 *
 * @example
 * csvOf([['訂單編號', '分潤'], ['D1', 80]]) // '\uFEFF訂單編號,分潤\r\nD1,80\r\n'
 */
export const csvOf = (rows: readonly (readonly Cell[])[]): string =>
  `\uFEFF${rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`;

/** Downloads a text as a file. */
export function download(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
