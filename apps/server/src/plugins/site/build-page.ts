import type { AnalyticsCodes, RenderedPage } from '@mall/contract';
import type { FastifyBaseLogger } from 'fastify';
import { type InlineSources, inlineSourcesOf } from '../../http/html/inline-sources';
import { type EncodedText, encodeText } from '../../http/encoded-text';
import type { ReadAsGuest } from '../../platform/rendering/in-process-reads';
import { type CacheablePage, within } from '../../platform/rendering/page-cache';
import { ReadFailed, type RecordedReads, recordReads } from '../../platform/rendering/reads';
import type { RenderThread } from '../../platform/rendering/render-thread';
import { LOAD_SCRIPTS, writePage } from '../../platform/rendering/write-page';
import { type PageAddress, type PageHead, readHead, type ShopSettings } from './previews';

/** Time limit for reading the head of a page, in milliseconds. */
const HEAD_LIMIT = 5_000;
/** Status of an address whose data the API refuses to read. */
const MISSING = 404;

/** A page as it is cached and sent. */
export interface SitePage extends CacheablePage {
  readonly status: number;
  readonly analytics: AnalyticsCodes;
  readonly inline: InlineSources;
  readonly encoded: EncodedText;
}

/** The inputs of every page of the site. */
export interface SiteParts {
  /** The built `index.html`. */
  readonly page: string;
  readonly readSettings: () => Promise<ShopSettings>;
  /** The settings as they were at most half a second ago. */
  readonly recentSettings: () => Promise<ShopSettings>;
  /** Reads the API of this process. */
  readonly readAsGuest: ReadAsGuest;
}

/** The inputs of a rendered page. */
export interface PageParts extends SiteParts {
  readonly renderer: Pick<RenderThread, 'render'>;
  /** Gives up the page. */
  readonly signal: AbortSignal;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
}

/** Reads the head of a page. @throws {ReadFailed} when it cannot be read */
export const readHeadInTime = (
  address: PageAddress,
  { readSettings }: Pick<SiteParts, 'readSettings'>,
): Promise<PageHead> =>
  within(HEAD_LIMIT, readHead(address, readSettings)).catch((cause: unknown) => {
    throw new ReadFailed(`The head of ${address.path} cannot be read`, { cause });
  });

/** Renders the content of a page, or the status of the error page that it shows instead. */
async function renderContent(
  { renderer, signal, log }: PageParts,
  url: string,
  reads: RecordedReads,
): Promise<RenderedPage | number> {
  try {
    const rendered = await renderer.render(url, reads.read, signal);
    if (rendered === null) throw new Error(`The renderer has no page ${url}`);
    if (rendered.kind === 'error') return rendered.status;
    const { undeclared } = rendered.page;
    if (undeclared.length > 0) log.warn({ undeclared }, `${url} was rendered more than once`);
    return rendered.page;
  } catch (error) {
    const worst = reads.worstStatus();
    if (worst >= 500) throw new ReadFailed(`The data of ${url} cannot be read`, { cause: error });
    if (worst >= 400) return MISSING;
    throw error;
  }
}

/**
 * Builds a rendered page with its head, compressed and ready to be sent.
 *
 * @param url path, with the query parameters that the page reads.
 * @throws {ReadFailed} when its data cannot be read
 * @throws rendering errors
 */
export async function buildPage(
  url: string,
  address: PageAddress,
  parts: PageParts,
): Promise<SitePage> {
  const { page } = parts;
  const reads = recordReads(parts.readAsGuest);
  const head = await readHeadInTime(address, parts);
  const rendered = head.status === 200 ? await renderContent(parts, url, reads) : head.status;
  const content = typeof rendered === 'object' ? rendered : null;
  const status = typeof rendered === 'object' ? 200 : rendered;
  const title = content?.title ?? null;
  const written = head.write(page, title, status);
  const site = inlineSourcesOf(page + LOAD_SCRIPTS);
  const own = inlineSourcesOf(content?.head ?? '');
  const encoded = await encodeText(
    content ? writePage(written, content) : written,
    JSON.stringify(head.analytics),
  );
  return {
    status,
    analytics: head.analytics,
    inline: { scripts: site.scripts, styles: [...new Set([...site.styles, ...own.styles])] },
    encoded,
    size: encoded.size + reads.size() + 2 * head.facts.length,
    isCurrent: checkOf(address, reads, parts, {
      facts: head.facts,
      holdsUntil: content?.holdsUntil ?? Infinity,
    }),
  };
}

/** The check of a built page. It holds digests and the head's facts only, not the markup. */
const checkOf =
  (
    address: PageAddress,
    reads: RecordedReads,
    { recentSettings }: SiteParts,
    built: { readonly facts: string; readonly holdsUntil: number },
  ) =>
  async (): Promise<boolean> => {
    if (Date.now() >= built.holdsUntil) return false;
    const [{ facts }, isCurrent] = await Promise.all([
      readHead(address, recentSettings),
      reads.areCurrent(),
    ]);
    return isCurrent && facts === built.facts;
  };
