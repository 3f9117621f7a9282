import { Pagination } from '@mall/ui/data-display';
import type { RefObject } from 'react';

export interface PageStepsProps {
  /** Accessible name of the pagination. */
  readonly label: string;
  /** The current page, from 1. */
  readonly page: number;
  /** The number of pages; undefined while the first one loads. */
  readonly total: number | undefined;
  readonly onPageChange: (page: number) => void;
  /** The start of the list, which scrolls into view on each new page. */
  readonly top: RefObject<HTMLElement | null>;
}

/** The pagination of a list. */
export function PageSteps({ label, page, total = 1, onPageChange, top }: PageStepsProps) {
  return (
    <Pagination
      label={label}
      page={page}
      total={total}
      onPageChange={(next) => {
        onPageChange(next);
        top.current?.scrollIntoView({ block: 'nearest' });
      }}
    />
  );
}
