// Checks the subjects of the last commits: `scope: imperative`, at most 72 characters. See CONTRIBUTING.md.
import { execFileSync } from 'node:child_process';
import { pathToFileURL } from 'node:url';
import { root } from './run.mjs';

const LAST = 30;
const MOST_CHARACTERS = 72;
const SUBJECT = /^[a-z\d@/-]+(, [a-z\d@/-]+)*: [a-z@].*[^.]$/;

/** What is wrong with a subject; null: nothing. */
export function problemOf(subject) {
  if (subject.length > MOST_CHARACTERS) return `has ${subject.length} characters`;
  return SUBJECT.test(subject) || subject === 'Release' ? null : 'is not `scope: imperative`';
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const log = execFileSync('git', ['log', '--no-merges', `-${LAST}`, '--format=%s'], {
    cwd: root,
    encoding: 'utf8',
  });
  const wrong = log
    .trim()
    .split('\n')
    .flatMap((subject) => {
      const problem = problemOf(subject);
      return problem ? [`"${subject}" ${problem}`] : [];
    });
  for (const line of wrong) console.error(line);
  if (wrong.length > 0) process.exit(1);
}
