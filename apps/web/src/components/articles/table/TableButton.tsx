import { retryableLazy } from '@mall/app/loading';
import { useMessages } from '@mall/app/messages';
import { OverlayBoundary } from '@mall/app/overlays';
import type { ArticleSummary } from '@mall/sdk';
import { Button } from '@mall/ui';
import { ShoppingBasket } from 'lucide-react';
import { useState } from 'react';
import { Hydrating } from '../../../hydration/Hydrating';
import { sharedArticleMessages } from '../../../messages/zh-TW/sharedArticles';

const TableSheet = retryableLazy(() => import('./TableSheet'));

/** Height of the button with the gap above it, in px. */
export const TABLE_BUTTON_HEIGHT = 56;

/** A single product has a button of its own. */
export const hasTable = ({ product }: Pick<ArticleSummary, 'product'>): boolean =>
  product.length > 1;

/** Opens the products of a post, to buy them together. */
export function TableButton({ article }: { readonly article: ArticleSummary }) {
  const t = useMessages(sharedArticleMessages);
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        fullWidth
        aria-haspopup="dialog"
        aria-label={t('Shop this table, by {0}', article.create_name)}
        onClick={() => setOpen(true)}
      >
        <ShoppingBasket aria-hidden size={18} />
        {t('Shop this table')}
      </Button>
      {open && (
        <OverlayBoundary open="table" onError={() => setOpen(false)}>
          <Hydrating>
            <TableSheet article={article} onOpenChange={setOpen} />
          </Hydrating>
        </OverlayBoundary>
      )}
    </>
  );
}
