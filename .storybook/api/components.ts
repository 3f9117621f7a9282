import path from 'node:path';
import { withCustomConfig, type ComponentDoc } from 'react-docgen-typescript';
import { runnerImport } from 'vite';
import type { Both, ComponentPage } from '../../packages/ui/stories/page.ts';
import { docgen } from '../docgen.ts';
import { docsOf } from '../facts/docs-of.ts';
import { exportedOf, type Exported } from '../facts/exports.ts';
import { exampleImports } from '../facts/exampleImports.ts';
import type { ApiPage } from './pages.ts';
import { sidebarTitle } from './sidebar-title.ts';

/** Reads the handwritten pages of all components. */
const readHandwrittenPages = async () => {
  const { module } = await runnerImport<{ handwrittenPages: Record<string, ComponentPage> }>(
    path.resolve('.storybook/api/handwrittenPages.ts'),
    { configFile: false, logLevel: 'silent' },
  );
  return module.handwrittenPages;
};

const both = ({ zh, en }: Both) => `${zh}\n${en}`;
const code = (text: string) => `\`\`\`tsx\n${text}\n\`\`\``;
/** Shows parts with arrows and dots, which is no code to paste. */
const sketch = (text: string) => `\`\`\`text\n${text}\n\`\`\``;

const propsOf = ({ props }: ComponentDoc) =>
  Object.values(props)
    .map(({ name, type, description, required, defaultValue }) => {
      const kind = type.name === 'enum' ? String(type.raw ?? type.name) : type.name;
      const given = required ? ' (required)' : '';
      const otherwise = defaultValue ? ` Default: ${defaultValue.value}` : '';
      return `- \`${name}\`: \`${kind}\`${given} ${description.replace(/\s+/g, ' ')}${otherwise}`;
    })
    .join('\n');

function textOf(
  name: string,
  page: ComponentPage,
  { importLine, module }: Exported,
  docs: ComponentDoc[],
) {
  const own = docsOf(module, name);
  const source = path.relative('.', module);
  return [
    `# ${name}`,
    page.description,
    own.text,
    code([importLine, ...own.examples].join('\n\n')),
    `## 什麼時候用 When to use it\n\n${both(page.when)}`,
    `## 改用別的 Use another\n\n${both(page.instead)}`,
    page.anatomy && `## 組成 Anatomy\n\n${sketch(page.anatomy)}`,
    ...docs.map((each) => `## ${each.displayName} props\n\n${propsOf(each) || 'None of its own.'}`),
    page.keys &&
      `## 鍵盤 Keyboard\n\n${page.keys.map(({ keys, zh, en }) => `- ${keys}: ${zh} ${en}`).join('\n')}`,
    page.advice &&
      `## 要與不要 Do and don’t\n\n${page.advice
        .map(
          (each) =>
            `- 要 Do: ${each.do.zh} ${each.do.en}\n- 不要 Don’t: ${each.dont.zh} ${each.dont.en}`,
        )
        .join('\n')}`,
    `始於 Since: ${own.since} · 原始碼 Source: \`${source}\``,
  ]
    .filter(Boolean)
    .join('\n\n');
}

/**
 * Returns a page of Markdown for every component, with its texts and props, for readers without
 * Storybook.
 */
export async function componentPages(): Promise<ApiPage[]> {
  const pages = Object.entries(await readHandwrittenPages());
  const exported = pages.map(([stem]) => exportedOf(path.resolve(stem)));
  const parse = withCustomConfig(path.resolve('packages/ui/tsconfig.json'), docgen);
  const docs = parse.parse(exported.flatMap(({ module }) => module));
  const pageOf = async ([stem, page]: (typeof pages)[number], at: number): Promise<ApiPage> => {
    const own = exported[at];
    if (!own) throw new Error(`Nothing is exported of ${stem}`);
    const name = own.names[0] ?? path.basename(stem);
    const shown = docs.filter(({ displayName }) => own.names.includes(displayName));
    shown.sort((one) => (one.displayName === name ? -1 : 1));
    return {
      title: await sidebarTitle(`${stem}.stories.tsx`),
      name,
      chinese: page.name,
      path: `ui/${own.importLine.split("'@mall/ui/")[1]?.replace("';", '') ?? ''}/${name}`,
      text: textOf(name, page, exampleImports(own), shown),
      short: docsOf(own.module, name).text.split(/\n|(?<=\.) /)[0] || page.when.en,
      sources: [path.relative('.', own.module)],
    };
  };
  return Promise.all(pages.map(pageOf));
}
