import { SearchX } from 'lucide-react';
import { useRef, useState, type ReactNode } from 'react';
import { Button } from '../../kit/Button/Button';
import { Dialog } from '../../kit/Dialog/Dialog';
import { EmptyState } from '../../kit/EmptyState/EmptyState';
import { Notice } from '../../kit/Notice/Notice';
import { SearchField } from '../../kit/SearchField/SearchField';
import { Skeleton } from '../../kit/Skeleton/Skeleton';
import { Stack } from '../../kit/Stack/Stack';
import type { ProductChoice } from '../PostEditor/ProductRows';
import { ProductCheck } from './ProductCheck';
import { defaultProductPickerLabels } from '../../labels/zh-TW/products';
import type { ProductPickerLabels } from './labels';

export interface ProductPickerProps {
  onClose: () => void;
  /** What was searched for last; empty before. */
  keyword: string;
  onSearch: (keyword: string) => void;
  /** Why these words can't be searched. */
  keywordError?: string | undefined;
  /** What was found; undefined while it is on its way. */
  found: readonly ProductChoice[] | undefined;
  onToggle: (product: ProductChoice) => void;
  ticked: readonly ProductChoice[];
  /** Whether no more can be ticked. */
  full: boolean;
  /** Reads the next page; without it there is none. */
  onMore?: (() => void) | undefined;
  /** @default false */
  loadingMore?: boolean | undefined;
  /** Why nothing was found or added: an `ErrorState`, a sentence. */
  error?: ReactNode;
  onAdd: () => void;
  /** @default Traditional Chinese */
  labels?: ProductPickerLabels | undefined;
}

/**
 * Finds products and ticks those that a post recommends. Spec §2, Modals; §5, Product search.
 *
 * @example
 * <ProductPicker keyword={q} onSearch={search} found={items} ticked={ticked} onToggle={toggle} onAdd={add} … />
 */
export function ProductPicker(props: ProductPickerProps) {
  const { keyword, found, ticked, full, labels = defaultProductPickerLabels } = props;
  const [words, setWords] = useState(keyword);
  const field = useRef<HTMLDivElement>(null);
  const isTicked = ({ p_id }: ProductChoice) => ticked.some((each) => each.p_id === p_id);
  const list = keyword === '' ? ticked : found;
  return (
    <Dialog
      open
      sheet
      title={labels.title}
      onOpenChange={props.onClose}
      startIn={field}
      footer={<Button onClick={props.onAdd}>{labels.add(ticked.length)}</Button>}
    >
      <Stack ref={field} gap={4}>
        <SearchField
          label={labels.keyword}
          placeholder={labels.placeholder}
          value={words}
          onValueChange={setWords}
          onSearch={props.onSearch}
          error={props.keywordError}
        />
        {full && <Notice>{labels.full(ticked.length)}</Notice>}
        {keyword !== '' && found?.length === 0 && (
          <EmptyState icon={<SearchX />} title={labels.nothing(keyword)} titleAs="p" />
        )}
        {list === undefined && !props.error && <Skeleton lines={6} />}
        {list && list.length > 0 && (
          <Stack
            as="ul"
            role="list"
            gap={1}
            aria-label={keyword === '' ? labels.ticked : labels.found}
          >
            {list.map((product) => (
              <ProductCheck
                key={product.p_id}
                product={product}
                checked={isTicked(product)}
                disabled={full && !isTicked(product)}
                onToggle={() => props.onToggle(product)}
              />
            ))}
          </Stack>
        )}
        {props.onMore && (
          <Button variant="secondary" loading={props.loadingMore} onClick={props.onMore}>
            {labels.more}
          </Button>
        )}
        {props.error}
      </Stack>
    </Dialog>
  );
}
