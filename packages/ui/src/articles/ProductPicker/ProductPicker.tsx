import { SearchX } from 'lucide-react';
import { useRef, useState, type ReactNode } from 'react';
import { Button } from '../../kit/Button/Button';
import { Dialog } from '../../kit/Dialog/Dialog';
import { EmptyState } from '../../kit/EmptyState/EmptyState';
import { Alert } from '../../kit/Alert/Alert';
import { Heading } from '../../kit/Heading/Heading';
import { SearchField } from '../../kit/SearchField/SearchField';
import { Skeleton } from '../../kit/Skeleton/Skeleton';
import { Stack } from '../../kit/Stack/Stack';
import type { ProductChoice } from '../PostEditor/ProductRows';
import { ProductCheck } from './ProductCheck';
import { defaultProductPickerLabels } from '../../labels/zh-TW/products';
import { useLabels } from '../../theme/UiContext';
import type { ProductPickerLabels } from '../../labels/types/products';

/** Products under a heading. */
export interface ProductGroup {
  heading: string;
  products: readonly ProductChoice[];
}

export interface ProductPickerProps {
  /** Called on Escape or the close button. */
  onClose: () => void;
  /** The last search keyword; empty before the first search. */
  keyword: string;
  /** Called with the keyword to search for. */
  onSearch: (keyword: string) => void;
  /** Why the keyword is not valid. */
  keywordError?: string | undefined;
  /** Products to offer before the first search, under headings. */
  suggested?: readonly ProductGroup[] | undefined;
  /** Search results; undefined while loading. */
  found: readonly ProductChoice[] | undefined;
  /** Selects or deselects a product. */
  onToggle: (product: ProductChoice) => void;
  /** The selected products. */
  ticked: readonly ProductChoice[];
  /** Whether no more products can be selected. */
  full: boolean;
  /** Loads the next page; omit it on the last page. */
  onMore?: (() => void) | undefined;
  /**
   * Whether the next page of products is loading.
   * @default false
   */
  loadingMore?: boolean | undefined;
  /** Why searching or adding failed: an `ErrorState`, or a sentence. */
  error?: ReactNode;
  /** Adds the selected products to the post. */
  onAdd: () => void;
  /**
   * The labels of this component; an omitted one keeps its default.
   * @default Traditional Chinese
   */
  labels?: ProductPickerLabels | undefined;
}

/**
 * Searches for products and selects those that a post recommends.
 *
 * @example
 * <ProductPicker keyword={q} onSearch={search} found={found} ticked={ticked} full={ticked.length >= 10}
 *   onToggle={toggle} onAdd={save} onClose={close} />
 */
export function ProductPicker(props: ProductPickerProps) {
  const { keyword, found, ticked, full } = props;
  const labels = useLabels('products', props.labels, defaultProductPickerLabels);
  const [query, setQuery] = useState(keyword);
  const field = useRef<HTMLDivElement>(null);
  const isTicked = ({ p_id }: ProductChoice) => ticked.some((each) => each.p_id === p_id);
  // What is offered keeps its place when it is ticked.
  const offered = props.suggested?.flatMap(({ products }) => products) ?? [];
  const isOffered = ({ p_id }: ProductChoice) => offered.some((each) => each.p_id === p_id);
  const list = keyword === '' ? ticked.filter((product) => !isOffered(product)) : found;
  const check = (product: ProductChoice) => (
    <ProductCheck
      key={product.p_id}
      product={product}
      checked={isTicked(product)}
      disabled={full && !isTicked(product)}
      onToggle={() => props.onToggle(product)}
    />
  );
  return (
    <Dialog
      open
      sheet
      title={labels.title}
      onOpenChange={props.onClose}
      initialFocus={field}
      footer={
        <Button disabled={ticked.length === 0} onClick={props.onAdd}>
          {ticked.length === 0 ? labels.addNone : labels.add(ticked.length)}
        </Button>
      }
    >
      <Stack ref={field} gap={4}>
        <SearchField
          label={labels.keyword}
          placeholder={labels.placeholder}
          value={query}
          onValueChange={setQuery}
          onSearch={props.onSearch}
          error={props.keywordError}
        />
        {full && <Alert>{labels.full(ticked.length)}</Alert>}
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
            {list.map(check)}
          </Stack>
        )}
        {keyword === '' &&
          props.suggested?.map(({ heading, products }) => (
            <Stack key={heading} gap={1}>
              <Heading level={3} size="sm">
                {heading}
              </Heading>
              <Stack as="ul" role="list" gap={1} aria-label={heading}>
                {products.map(check)}
              </Stack>
            </Stack>
          ))}
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
