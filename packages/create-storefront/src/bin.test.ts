import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { version } from '../package.json';
import { TEMPLATES, templateNames } from './templates';

const PACKAGE = path.resolve(import.meta.dirname, '..');
const ROOT = path.resolve(PACKAGE, '../..');
/** The program of this run, built as for publishing. */
const BUILT = path.join(PACKAGE, '.cache/test');
const BIN = path.join(BUILT, 'create-storefront.js');

beforeAll(() => {
  const tsup = path.join(ROOT, 'node_modules/tsup/dist/cli-default.js');
  execFileSync(process.execPath, [tsup, '--silent', '--out-dir', BUILT], { cwd: PACKAGE });
});

let place: string;
beforeEach(() => {
  place = mkdtempSync(path.join(tmpdir(), 'storefront-'));
});
afterEach(() => rmSync(place, { recursive: true, force: true }));

const ENGLISH = { PATH: process.env.PATH ?? '', LANG: 'en_US.UTF-8' };

/** Runs the program without a terminal, in an empty folder. */
const run = (args: readonly string[], env: Readonly<Record<string, string>> = {}) =>
  spawnSync(process.execPath, [BIN, ...args], {
    cwd: place,
    env: { ...ENGLISH, ...env },
    encoding: 'utf8',
  });

const read = (file: string) => readFileSync(path.join(place, file), 'utf8');
const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .sort();

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly dependencies: Readonly<Record<string, string>>;
}
const manifestAt = (folder: string): Manifest =>
  JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));

/** Returns the files of an example that belong to the repository. */
const sourcesOf = (example: string) =>
  execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
    cwd: path.join(ROOT, 'examples', example),
    encoding: 'utf8',
  })
    .trim()
    .split('\n')
    .sort();

const LONGEST_PATH = 4095;

/** Returns a path below the empty folder that has this length. */
function deepFolder(length: number): string {
  let folder = place;
  while (length - folder.length > 255) folder = path.join(folder, 'x'.repeat(200));
  return path.join(folder, 'x'.repeat(length - folder.length - 1));
}

describe('create-storefront', () => {
  it.each(templateNames)('creates a project from the example %s', (template) => {
    const url = 'https://mall.example';
    const { status, stderr } = run([
      'shops/巷口 My_Shop',
      '--template',
      template,
      '--mall-url',
      url,
    ]);
    expect([status, stderr]).toEqual([0, '']);
    const project = path.join(place, 'shops/巷口 My_Shop');
    const added = ['.env', '.gitignore', 'README.md'];
    expect(filesIn(project)).toEqual([...sourcesOf(template), ...added].sort());
    for (const file of sourcesOf(template).filter((each) => each !== 'package.json'))
      expect(readFileSync(path.join(project, file))).toEqual(
        readFileSync(path.join(ROOT, 'examples', template, file)),
      );

    const { name, dependencies } = manifestAt(project);
    expect(name).toBe('my-shop');
    const own = Object.entries(dependencies).filter(([each]) => each.startsWith('@mall/'));
    expect(own.length).toBeGreaterThan(0);
    for (const [each, range] of own)
      expect(range).toBe(
        `^${manifestAt(path.join(ROOT, each.replace('@mall', 'packages'))).version}`,
      );

    const { variable } = TEMPLATES[template];
    expect(readFileSync(path.join(project, '.env'), 'utf8')).toBe(`${variable}=${url}\n`);
    const code = sourcesOf(template).map((file) => readFileSync(path.join(project, file), 'utf8'));
    expect(code.join('\n')).toContain(variable);
    expect(readFileSync(path.join(project, 'README.md'), 'utf8')).toContain(`${url} now`);
    expect(readdirSync(path.join(place, 'shops'))).toEqual(['巷口 My_Shop']);
  });

  it('creates the storefront with a mall on this machine when nobody can be asked', () => {
    expect(run(['my-shop']).status).toBe(0);
    expect(read('my-shop/.env')).toBe('MALL_URL=http://localhost:3000\n');
    expect(read('my-shop/package.json')).toContain('@mall/hooks');
  });

  it('creates a project in the current folder when that has only a repository', () => {
    mkdirSync(path.join(place, '.git'));
    const { status, stdout } = run(['.']);
    expect(status).toBe(0);
    expect(stdout).not.toContain('cd ');
    expect(readdirSync(place)).toEqual(expect.arrayContaining(['.git', 'package.json', 'src']));
  });

  it.each([
    ['npm/11.0.0 node/v20.19.0', ['npm install', 'npm run dev'], 'npm create @mall/storefront'],
    ['pnpm/10.1.0 npm/? node/v20.19.0', ['pnpm install', 'pnpm dev'], 'pnpm create'],
    ['yarn/1.22.22 npm/? node/v20.19.0', ['yarn', 'yarn dev'], 'yarn create'],
    ['bun/1.3.0 npm/? node/v24.3.0', ['bun install', 'bun run dev'], 'bun create'],
  ])('prints the commands of %s', (agent, steps, create) => {
    const env = { npm_config_user_agent: agent };
    const { stdout } = run(['my shop', '--template', 'next'], env);
    const lines = stdout.split('\n').filter((line) => line.startsWith('  '));
    expect(lines.map((line) => line.trim())).toEqual(["cd 'my shop'", ...steps]);
    expect(stdout).toContain('It has to list http://localhost:3001 in STOREFRONT_ORIGINS.');
    expect(read('my shop/README.md')).toContain(steps.join('\n'));
    expect(run(['one', 'two'], env).stderr).toContain(create);
  });

  it('writes Chinese in a Chinese terminal, and the language of the option anywhere', () => {
    const chinese = { LANG: 'zh_TW.UTF-8' };
    expect(run(['one'], chinese).stdout).toContain('已建立 one');
    expect(read('one/README.md')).toContain('## 商城');
    expect(run(['two', '--language', 'en'], chinese).stdout).toContain('Created two');
    expect(run(['three', '-l', 'zh-TW']).stdout).toContain('已建立 three');
    expect(run(['--nothing'], chinese).stderr).toContain('沒有 --nothing 這個選項');
    expect(run(['four'], { LANG: 'zh_TW.UTF-8', LC_ALL: 'C' }).stdout).toContain('Created four');
  });

  it('leaves a folder with files as it is, and names a way on', () => {
    mkdirSync(path.join(place, 'my-shop'));
    writeFileSync(path.join(place, 'my-shop/notes.txt'), 'mine');
    const { status, stdout, stderr } = run(['my-shop']);
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr).toBe(
      'my-shop is not empty, so nothing was created. Name a new folder, or empty this one first.\n',
    );
    expect(filesIn(place)).toEqual(['my-shop/notes.txt']);
    expect(run(['my-shop/notes.txt']).stderr).toContain('my-shop/notes.txt is a file');
  });

  it.each([
    [[], 'Name the folder of the project: npm create @mall/storefront my-shop'],
    [['my-shop', '--template', 'angular'], 'There is no template angular: use storefront, '],
    [['my-shop', '--language', 'fr'], 'There is no language fr: use zh-TW or en.'],
    [['my-shop', '--mall-url', 'localhost:3000'], 'localhost:3000 is not the address of a mall.'],
    [['my-shop', '--mall-url', 'ftp://mall.example'], 'is not the address of a mall.'],
    [['my-shop', '--template'], '--template needs a value.'],
    [['my-shop', '--force'], 'There is no option --force.'],
    // npm takes the options before `--` and leaves their values.
    [['my-shop', 'next'], 'npm create @mall/storefront my-shop -- --template next'],
  ])('refuses %j with exit code 2', (args, sentence) => {
    const { status, stdout, stderr } = run(args);
    expect([status, stdout]).toEqual([2, '']);
    expect(stderr).toContain(sentence);
    expect(readdirSync(place)).toEqual([]);
  });

  it('leaves nothing behind when a file cannot be written', () => {
    // Only the deepest file of the template has a longer path than a file system accepts.
    const folder = deepFolder(LONGEST_PATH - '/.storefront-1234567/app/layout.tsx'.length);
    const { status, stderr } = run([path.join(folder, 'my-shop'), '--template', 'next']);
    expect(status).toBe(1);
    expect(stderr).toContain(
      'The project could not be written, so nothing was created. ENAMETOOLONG',
    );
    expect(readdirSync(place)).toEqual([]);
    writeFileSync(path.join(place, 'file'), '');
    expect(run(['file/my-shop']).status).toBe(1);
    expect(readdirSync(place)).toEqual(['file']);
  });

  it('prints its usage and its version', () => {
    const help = run(['--help']);
    expect(help.status).toBe(0);
    for (const name of templateNames) expect(help.stdout).toMatch(new RegExp(`^  ${name} `, 'm'));
    expect(run(['-h'], { LANG: 'zh_TW.UTF-8' }).stdout).toContain(
      '用法：npm create @mall/storefront',
    );
    expect(run(['--version'])).toMatchObject({ status: 0, stdout: `${version}\n` });
    expect(readdirSync(place)).toEqual([]);
  });

  it('has a README that names every template and every option of its usage', () => {
    const readme = readFileSync(path.join(PACKAGE, 'README.md'), 'utf8');
    const options = run(['--help']).stdout.match(/^ {2}-\w, --[\w-]+/gm) ?? [];
    expect(options.length).toBe(5);
    for (const option of options) {
      const [short = '', long = ''] = option.trim().split(', ');
      expect(readme).toContain(`\`${long}\` (\`${short}\`)`);
    }
    for (const name of templateNames) expect(readme).toContain(`- \`${name}\`: `);
  });
});

/** Runs the program in a terminal, which util-linux has a command for. */
function openTerminal(args: readonly string[]) {
  const words = [process.execPath, BIN, ...args].map((word) => `'${word}'`);
  // A terminal without a width shows one character a line.
  const command = `stty cols 120 rows 40 && ${words.join(' ')}`;
  const child = spawn('script', ['--quiet', '--return', '--command', command, '/dev/null'], {
    cwd: place,
    env: { ...ENGLISH, TERM: 'xterm' },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const exit = once(child, 'exit');
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  return {
    async answer(question: string, keys: string) {
      await expect.poll(() => output).toContain(question);
      output = '';
      child.stdin.write(keys);
    },
    async exitCode() {
      const [code] = await exit;
      return code;
    },
  };
}

const ENTER = '\r';
const DOWN = '\u001b[B';
const CONTROL_C = '\u0003';

describe.skipIf(process.platform !== 'linux')('create-storefront in a terminal', () => {
  it('asks for the folder, the template and the mall', async () => {
    mkdirSync(path.join(place, 'used'));
    writeFileSync(path.join(place, 'used/notes.txt'), 'mine');
    const terminal = openTerminal([]);
    await terminal.answer('Which folder?', `used${ENTER}`);
    await terminal.answer('used is not empty', `-not${ENTER}`);
    await terminal.answer('What do you start from?', `${DOWN}${ENTER}`);
    await terminal.answer('What is the address of the mall?', `mall.example${ENTER}`);
    await terminal.answer('is not the address of a mall', `\u0015https://mall.example/${ENTER}`);
    expect(await terminal.exitCode()).toBe(0);
    expect(read('used-not/.env')).toBe('MALL_URL=https://mall.example\n');
    expect(read('used-not/package.json')).toContain('check-theme');
  });

  it('asks only for what the arguments leave open', async () => {
    const terminal = openTerminal(['my-shop', '--template', 'vanilla']);
    await terminal.answer('What is the address of the mall?', ENTER);
    expect(await terminal.exitCode()).toBe(0);
    expect(read('my-shop/.env')).toBe('VITE_MALL_URL=http://localhost:3000\n');
  });

  it('creates nothing when a question is left', async () => {
    const terminal = openTerminal(['my-shop']);
    await terminal.answer('What do you start from?', CONTROL_C);
    expect(await terminal.exitCode()).toBe(130);
    expect(existsSync(path.join(place, 'my-shop'))).toBe(false);
  });
});
