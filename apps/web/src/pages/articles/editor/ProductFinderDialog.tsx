import { useErrorText, useMessages } from '@mall/app/messages';
import { useProductFinder, type UsePostEditor } from '@mall/hooks';
import { ErrorState, Alert, ProductPicker } from '@mall/ui';
import { editorMessages } from '../../../messages/zh-TW/editor';

export interface ProductFinderDialogProps {
  readonly editor: UsePostEditor;
  readonly onClose: () => void;
}

/** Finds products to recommend in the post that is being written. */
export function ProductFinderDialog({ editor, onClose }: ProductFinderDialogProps) {
  const t = useMessages(editorMessages);
  const errorText = useErrorText();
  const finder = useProductFinder(editor.products);
  const { found, refusal } = finder;
  const isAboutKeyword = refusal === 'Please enter a keyword to search';
  const known = [...found.items, ...finder.selected];

  function add() {
    const products = finder.take();
    if (!products) return;
    editor.chooseProducts(products);
    onClose();
  }
  function error() {
    if (refusal && !isAboutKeyword) return <Alert tone="danger">{t(refusal)}</Alert>;
    if (!found.error) return undefined;
    return (
      <ErrorState
        title={t('The products could not be loaded')}
        text={errorText(found.error)}
        onRetry={found.refetch}
      />
    );
  }

  return (
    <ProductPicker
      onClose={onClose}
      keyword={finder.keyword}
      onSearch={finder.search}
      keywordError={isAboutKeyword ? t(refusal) : undefined}
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
