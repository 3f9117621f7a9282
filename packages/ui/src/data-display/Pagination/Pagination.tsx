import { ChevronLeft, ChevronRight, Ellipsis } from 'lucide-react';
import { BaseLink } from '../../kit/Link/BaseLink';
import { defaultDataDisplayLabels } from '../../labels/zh-TW/data-display';
import { useLabels } from '../../theme/UiContext';
import type { DataDisplayLabels } from '../../labels/types/data-display';
import { Bar, Gap, Position, Numbers, Step } from './Pagination.styles';
import { paginationRange } from './paginationRange';

export interface PaginationProps {
  /** The current page, from 1. */
  page: number;
  /** Number of pages; with one, nothing is shown. */
  total: number;
  /** Returns the URL of a page: makes the pages links. */
  hrefOf?: ((page: number) => string) | undefined;
  /** Called with the page to show. */
  onPageChange?: ((page: number) => void) | undefined;
  /** Accessible name, where a screen has several; 頁次 by default. */
  label?: string | undefined;
  /**
   * The labels of this component; an omitted one keeps its default.
   * @default Traditional Chinese
   */
  labels?: DataDisplayLabels | undefined;
}

/**
 * The pages of a list: links when they have URLs, otherwise buttons. On a phone it shows only the
 * current position between back and forward.
 *
 * @example
 * <Pagination page={page} total={12} onPageChange={setPage} />
 * <Pagination page={page} total={12} hrefOf={(each) => `?page=${each}`} />
 */
export function Pagination({
  page,
  total,
  hrefOf,
  onPageChange,
  label,
  labels: own,
}: PaginationProps) {
  const labels = useLabels('dataDisplay', own, defaultDataDisplayLabels);
  if (total <= 1) return null;

  /** A control for a page. It stays at the end of the list, so that the keyboard focus stays. */
  const stepProps = (to: number) => {
    const isOff = to < 1 || to > total;
    const off = isOff ? { 'aria-disabled': true } : {};
    if (!hrefOf)
      return { ...off, type: 'button', onClick: () => isOff || onPageChange?.(to) } as const;
    if (isOff) return { ...off, as: 'a', role: 'link' } as const;
    return { as: BaseLink, href: hrefOf(to), onClick: () => onPageChange?.(to) } as const;
  };

  return (
    <Bar aria-label={label ?? labels.pages}>
      <Step {...stepProps(page - 1)} aria-label={labels.previousPage}>
        <ChevronLeft aria-hidden />
      </Step>
      <Position>{labels.pageOf(page, total)}</Position>
      <Numbers>
        {paginationRange(page, total).map((place, at) => (
          <li key={place === 'gap' ? `gap${at}` : place}>
            {place === 'gap' ? (
              <Gap>
                <Ellipsis aria-hidden />
              </Gap>
            ) : (
              <Step
                {...stepProps(place)}
                aria-label={labels.page(place)}
                aria-current={place === page ? 'page' : undefined}
              >
                {place}
              </Step>
            )}
          </li>
        ))}
      </Numbers>
      <Step {...stepProps(page + 1)} aria-label={labels.nextPage}>
        <ChevronRight aria-hidden />
      </Step>
    </Bar>
  );
}
