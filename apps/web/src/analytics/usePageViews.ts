import type { AnalyticsCodes } from '@mall/contract';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { pageView, type ReportedRoute } from './pageView';
import { startTags, type Tags } from './tags';

/** Delay between a route change and its report (spec §9), in milliseconds: the page sets its title meanwhile. */
const AFTER = 250;

/** Reports every page once; null disables reporting and loads nothing. */
export function usePageViews(route: ReportedRoute, codes: AnalyticsCodes | null): void {
  const { pathname, search } = useLocation();
  const tags = useRef<Tags>(undefined);
  useEffect(() => {
    if (!codes) return;
    const timer = setTimeout(() => {
      const view = pageView(route, { pathname, search, title: document.title });
      if (!view) return;
      tags.current ??= startTags(codes, view);
      tags.current.show(view);
    }, AFTER);
    return () => clearTimeout(timer);
  }, [codes, route, pathname, search]);
}
