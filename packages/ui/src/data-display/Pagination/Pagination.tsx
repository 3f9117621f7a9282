import { ChevronLeft, ChevronRight, Ellipsis } from 'lucide-react';
import { BaseLink } from '../../kit/Link/BaseLink';
import { defaultDataDisplayLabels } from '../../labels/zh-TW/data-display';
import { useLabels } from '../../theme/useLabels';
import type { DataDisplayLabels } from '../../labels/types/data-display';
import { Bar, Gap, Here, Numbers, Step } from './Pagination.styles';
import { pagesShown } from './pagesShown';

export interface PaginationProps {
  /** The current page, from 1. */
  page: number;
  /** How many there are; with one, nothing is shown. */
  total: number;
  /** The address of a page: makes them links. */
  hrefOf?: ((page: number) => string) | undefined;
  /** Called with the page to show. */
  onPageChange?: ((page: number) => void) | undefined;
  /** Accessible name, where a screen has several; 頁次 unless given. */
  label?: string | undefined;
  /**
   * The labels of this component; an omitted one keeps its default.
   * @default Traditional Chinese
   */
  labels?: DataDisplayLabels | undefined;
}

/**
 * The pages of a list: links when they have addresses, else buttons. On a phone only where one is, between
 * back and forth.
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

  /** What leads to a page; at the end of the list it stays, so that the keyboard keeps its place. */
  const leadTo = (to: number) => {
    const isOff = to < 1 || to > total;
    const off = isOff ? { 'aria-disabled': true } : {};
    if (!hrefOf)
      return { ...off, type: 'button', onClick: () => isOff || onPageChange?.(to) } as const;
    if (isOff) return { ...off, as: 'a', role: 'link' } as const;
    return { as: BaseLink, href: hrefOf(to), onClick: () => onPageChange?.(to) } as const;
  };

  return (
    <Bar aria-label={label ?? labels.pages}>
      <Step {...leadTo(page - 1)} aria-label={labels.previousPage}>
        <ChevronLeft aria-hidden />
      </Step>
      <Here>{labels.pageOf(page, total)}</Here>
      <Numbers>
        {pagesShown(page, total).map((place, at) => (
          <li key={place === 'gap' ? `gap${at}` : place}>
            {place === 'gap' ? (
              <Gap>
                <Ellipsis aria-hidden />
              </Gap>
            ) : (
              <Step
                {...leadTo(place)}
                aria-label={labels.page(place)}
                aria-current={place === page ? 'page' : undefined}
              >
                {place}
              </Step>
            )}
          </li>
        ))}
      </Numbers>
      <Step {...leadTo(page + 1)} aria-label={labels.nextPage}>
        <ChevronRight aria-hidden />
      </Step>
    </Bar>
  );
}
