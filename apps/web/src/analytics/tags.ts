import type { AnalyticsCodes } from '@mall/contract';
import type { PageView } from './pageView';

declare global {
  interface Window {
    /** The queue of Google's tags. */
    dataLayer?: unknown[];
  }
}

const HOST = 'https://www.googletagmanager.com';

/** Whether the page has loaded any. */
export const hasTags = (): boolean => window.dataLayer !== undefined;

/** Google's tags of one page. */
export interface Tags {
  /** Reports a page that is shown. */
  show(view: PageView): void;
}

/**
 * Loads the shop's tags; what is reported before they are there waits in their queue. Nothing reads the address
 * by itself: each page is reported by hand.
 */
export function startTags({ ga, gtm }: AnalyticsCodes, first: PageView): Tags {
  const queue = (window.dataLayer ??= []);
  // The tag tells commands from other entries by their being `arguments`.
  function command(..._parts: readonly unknown[]): void {
    // eslint-disable-next-line prefer-rest-params -- an array would not do
    queue.push(arguments);
  }
  const about = ({ path, title }: PageView) => ({
    page_location: location.origin + path,
    page_path: path,
    page_title: title,
  });
  if (ga) {
    command('js', new Date());
    command('set', about(first));
    command('config', ga, { send_page_view: false });
    load(`${HOST}/gtag/js?id=${ga}`);
  }
  if (gtm) {
    queue.push({ 'gtm.start': Date.now(), event: 'gtm.js', ...about(first) });
    load(`${HOST}/gtm.js?id=${gtm}`);
  }
  return {
    show(view) {
      if (ga) {
        command('set', about(view));
        command('event', 'page_view', about(view));
      }
      if (gtm) queue.push({ event: 'page_view', ...about(view) });
    },
  };
}

function load(src: string): void {
  const script = document.createElement('script');
  Object.assign(script, { src, async: true });
  document.head.append(script);
}
