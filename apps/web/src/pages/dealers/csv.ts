type Cell = string | number;

/** What a spreadsheet would run as a formula; an East Asian one also by the wide signs. */
const FORMULA = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/;

function cell(value: Cell): string {
  if (typeof value === 'number') return String(value);
  const harmless = FORMULA.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/**
 * Rows as a CSV that Excel opens as UTF-8 (by its byte order mark), with no text that it would run.
 *
 * @example
 * csvOf([['訂單編號', '分潤'], ['D1', 80]]) // '\uFEFF訂單編號,分潤\r\nD1,80\r\n'
 */
export const csvOf = (rows: readonly (readonly Cell[])[]): string =>
  `\uFEFF${rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`;

/** Hands a text to the browser's downloads. */
export function download(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
