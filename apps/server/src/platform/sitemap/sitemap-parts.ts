import type {
  IdRange,
  PageBatches,
  SitemapPage,
  SitemapPages,
  SitemapSource,
} from './sitemap-source';

/** The largest id of a serial column. */
const LAST_ID = 2 ** 31 - 1;
/** Pages that are read at a time. */
const BATCH = 5000;

/** What `/sitemap.xml` contains: the pages, or the numbers of the parts that contain them. */
export type Sitemap =
  | { readonly kind: 'pages'; readonly pages: PageBatches }
  | { readonly kind: 'index'; readonly parts: readonly number[] };

/**
 * The ids of each source in a part, so that the part has no more than `perFile` addresses. Parts after the
 * first are ranges of ids: each is read through the primary key alone, independent of the number of parts before it.
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
    return { kind: 'pages', pages: everything(pages, sources) };
  }
  const ranges = new Set(counts.flatMap((ranges) => [...ranges.keys()]));
  const parts = [...ranges].sort((one, other) => one - other).map((range) => range + 2);
  return { kind: 'index', parts: [1, ...parts] };
}

/**
 * The pages of one part: of the first, those without ids; of any other, a range of ids.
 *
 * @param part from 1; a part that the index does not name is empty.
 * @example
 * for await (const batch of readPart(pages, 2, 50_000)) write(batch);
 */
export async function* readPart(
  { fixed, sources }: SitemapPages,
  part: number,
  perFile: number,
): PageBatches {
  if (part === 1) return yield await fixed();
  const size = idsOf(sources, perFile);
  const after = (part - 2) * size;
  if (after < LAST_ID) yield* readRange(sources, { after, last: Math.min(after + size, LAST_ID) });
}

async function* everything(
  fixed: readonly SitemapPage[],
  sources: readonly SitemapSource[],
): PageBatches {
  yield fixed;
  yield* readRange(sources, { after: 0, last: LAST_ID });
}

async function* readRange(
  sources: readonly SitemapSource[],
  { after, last }: IdRange,
): PageBatches {
  for (const source of sources) {
    let seen: number | undefined = after;
    while (seen !== undefined) {
      const batch = await source.read({ after: seen, last }, BATCH);
      yield batch;
      seen = batch.length < BATCH ? undefined : batch.at(-1)?.id;
    }
  }
}
