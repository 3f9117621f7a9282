import type { AnalyticsCodes } from '@mall/contract';
import type { PageView } from './pageView';

declare global {
  interface Window {
    /** The queue of Google's tags. */
    dataLayer?: unknown[];
  }
}

const HOST = 'https://www.googletagmanager.com';

/** Whether this page has loaded tags. */
export const hasTags = (): boolean => window.dataLayer !== undefined;

/** Google's tags of one page. */
export interface Tags {
  /** Reports a page view. */
  show(view: PageView): void;
}

/**
 * Loads the shop's tags; earlier reports wait in their queue. Automatic page views are off: each page is reported
 * explicitly.
 */
export function startTags({ ga, gtm }: AnalyticsCodes, first: PageView): Tags {
  const queue = (window.dataLayer ??= []);
  // gtag recognises commands by their type, `arguments`.
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
