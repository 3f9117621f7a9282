const HEADING = /^## (.+)$/m;

/** Writes rows of one shape as a Markdown table. */
function tableOf(rows) {
  const names = Object.keys(rows[0] ?? {});
  const line = (cells) => `| ${cells.join(' | ')} |`;
  return [
    line(names),
    line(names.map(() => '---')),
    ...rows.map((row) => line(names.map((name) => row[name]))),
  ].join('\n');
}

/**
 * Replaces the sections of `docs/performance.md` that were measured now; the others keep their date.
 *
 * @param report - The document so far.
 * @param measured - `{ title, rows }` of each table.
 * @param conditions - The date and the machine, written under each title.
 * @returns the new document
 */
export function updateReport(report, measured, conditions) {
  const [intro, ...rest] = report.split(/^(?=## )/m);
  const sections = new Map(rest.map((text) => [HEADING.exec(text)?.[1], text.trim()]));
  for (const { title, rows } of measured)
    sections.set(title, `## ${title}\n\n${conditions}\n\n${tableOf(rows)}`);
  return `${[intro.trim(), ...sections.values()].join('\n\n')}\n`;
}
