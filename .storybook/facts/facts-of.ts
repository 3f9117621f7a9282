import path from 'node:path';
import { sourceUrl } from '../api/source-url.ts';
import { ariaAttributes } from './aria-attributes.ts';
import { cssVariables } from './css-variables.ts';
import { dataAttributes } from './data-attributes.ts';
import { exportedOf } from './exports.ts';
import { docsOf } from './docs-of.ts';
import { elementOf } from './element.ts';
import type { ComponentFacts } from './facts.ts';
import { namedTypes } from './named-types.ts';
import { ownSources } from './own-sources.ts';
import { sizeOf } from './size.ts';
import { exampleImports } from './exampleImports.ts';

/**
 * Returns the facts about a component that its sources contain.
 *
 * @param stem - Path of its files without their ends: `…/kit/Button/Button`.
 */
export async function factsOf(stem: string): Promise<ComponentFacts> {
  const { entry, names, importLine, module } = exampleImports(exportedOf(stem));
  const sources = ownSources(module);
  const [size, later] = await sizeOf(entry, names);
  const source = path.relative('.', module);
  return {
    source,
    sourceUrl: sourceUrl(source),
    importLine,
    ...docsOf(module, names[0] ?? ''),
    element: sources[0] && elementOf(sources[0]),
    types: namedTypes(sources),
    variables: cssVariables(sources),
    attributes: dataAttributes(sources),
    aria: ariaAttributes(sources),
    usesRadix: sources.some(({ imports }) => imports.some((name) => name.startsWith('@radix-'))),
    size,
    later,
  };
}
