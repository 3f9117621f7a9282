import { useMessages } from '@mall/app/messages';
import { QueryFailure } from '@mall/app/queries';
import { useProductFinder, type UsePostEditor } from '@mall/hooks';
import { Alert, ProductPicker } from '@mall/ui';
import { editorMessages } from '../../../messages/zh-TW/editor';

export interface ProductFinderDialogProps {
  readonly editor: UsePostEditor;
  readonly onClose: () => void;
}

const HEADINGS = {
  collected: 'Favourites',
  bought: 'Bought lately',
  seen: 'Seen lately',
  popular: 'Best sellers',
} as const;

/** Finds products to recommend in the post that is being written. */
export function ProductFinderDialog({ editor, onClose }: ProductFinderDialogProps) {
  const t = useMessages(editorMessages);
  const finder = useProductFinder(editor.products);
  const { found, refusal } = finder;
  const isAboutKeyword = refusal === 'Please enter a keyword to search';
  const offered = finder.suggested.flatMap(({ products }) => products);
  const known = [...found.items, ...finder.selected, ...offered];

  function add() {
    const products = finder.take();
    if (!products) return;
    editor.chooseProducts(products);
    onClose();
  }
  function error() {
    if (refusal && !isAboutKeyword) return <Alert tone="danger">{t(refusal)}</Alert>;
    if (!found.error) return undefined;
    return <QueryFailure query={found} title={t('The products could not be loaded')} />;
  }

  return (
    <ProductPicker
      onClose={onClose}
      keyword={finder.keyword}
      onSearch={finder.search}
      keywordError={isAboutKeyword ? t(refusal) : undefined}
      suggested={finder.suggested.map(({ kind, products }) => ({
        heading: t(HEADINGS[kind]),
        products,
      }))}
      found={found.status === 'success' || found.items.length > 0 ? found.items : undefined}
      onToggle={({ p_id }) => {
        const product = known.find((each) => each.p_id === p_id);
        if (product) finder.toggle(product);
      }}
      ticked={finder.selected}
      full={finder.isFull}
      onMore={found.hasMore ? found.loadMore : undefined}
      loadingMore={found.isLoadingMore}
      error={error()}
      onAdd={add}
    />
  );
}
