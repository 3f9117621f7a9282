import type { SitemapPage, SitemapPages, SitemapSource } from './sitemap-source';

/** The largest id of a serial column. */
const LAST_ID = 2 ** 31 - 1;

/** What `/sitemap.xml` contains: the pages, or the numbers of the parts that contain them. */
export type Sitemap =
  | { readonly kind: 'pages'; readonly pages: readonly SitemapPage[] }
  | { readonly kind: 'index'; readonly parts: readonly number[] };

/**
 * The ids of each source in a part, so that the part has no more than `perFile` addresses. Parts after the
 * first are ranges of ids: each is read through the primary key alone, whatever the number of parts before it.
 */
const idsOf = (sources: readonly SitemapSource[], perFile: number): number =>
  Math.max(1, Math.floor(perFile / sources.length));

/**
 * Reads the sitemap: as a whole, if it has at most `perFile` addresses.
 *
 * @example
 * await readSitemap(pages, 50_000) // { kind: 'index', parts: [1, 2, 3] }
 */
export async function readSitemap(
  { fixed, sources }: SitemapPages,
  perFile: number,
): Promise<Sitemap> {
  const size = idsOf(sources, perFile);
  const [pages, ...counts] = await Promise.all([
    fixed(),
    ...sources.map((source) => source.countByRange(size)),
  ]);
  const total = counts
    .flatMap((ranges) => [...ranges.values()])
    .reduce((sum, count) => sum + count, pages.length);
  if (total <= perFile) {
    const others = await readRange(sources, { after: 0, last: LAST_ID });
    return { kind: 'pages', pages: [...pages, ...others] };
  }
  const ranges = new Set(counts.flatMap((ranges) => [...ranges.keys()]));
  const parts = [...ranges].sort((one, other) => one - other).map((range) => range + 2);
  return { kind: 'index', parts: [1, ...parts] };
}

/**
 * The pages of one part: of the first, those without ids; of any other, a range of ids.
 *
 * @param part from 1; a part that the index does not name is empty.
 */
export async function readPart(
  { fixed, sources }: SitemapPages,
  part: number,
  perFile: number,
): Promise<readonly SitemapPage[]> {
  if (part === 1) return fixed();
  const size = idsOf(sources, perFile);
  const after = (part - 2) * size;
  if (after >= LAST_ID) return [];
  return readRange(sources, { after, last: Math.min(after + size, LAST_ID) });
}

const readRange = async (
  sources: readonly SitemapSource[],
  range: { readonly after: number; readonly last: number },
): Promise<SitemapPage[]> =>
  (await Promise.all(sources.map((source) => source.read(range)))).flat();
