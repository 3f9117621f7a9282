import { Pagination } from '@mall/ui/data-display';
import type { RefObject } from 'react';

export interface PageStepsProps {
  /** Accessible name of the steps. */
  readonly label: string;
  /** The current page, from 1. */
  readonly page: number;
  /** How many there are; undefined while the first one is read. */
  readonly total: number | undefined;
  readonly onPageChange: (page: number) => void;
  /** Where a page begins: it is brought into sight with each new one. */
  readonly top: RefObject<HTMLElement | null>;
}

/** The steps below a list that is read page by page. */
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
