import { useMessages } from '@mall/app/messages';
import { useVariantChoice } from '@mall/hooks';
import type { ProductDetail } from '@mall/sdk';
import { useToast } from '@mall/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAddWithPrompt } from '../cart/useAddWithPrompt';
import { to } from '../../paths/paths';
import { productMessages } from '../../messages/zh-TW/products';

/** The chosen variant and quantity of a product, and the two ways to buy. */
export function usePurchase(product: ProductDetail) {
  const t = useMessages(productMessages);
  const toast = useToast();
  const navigate = useNavigate();
  const { add, isAdding, done } = useAddWithPrompt();
  const variants = useVariantChoice(product.rules);
  const { rule, missing } = variants;
  const [wanted, setWanted] = useState(1);

  const max = rule?.buy_max ?? 99;
  const quantity = Math.max(1, Math.min(wanted, max));

  async function put(from: Element | null): Promise<boolean> {
    if (!rule) {
      toast.info(t('Please choose: {0}', missing.join('、')));
      return false;
    }
    const line = { layer: product.layer, rule_id: rule.rule_id, quantity };
    return add(line, { picture: rule.index_img, from });
  }

  return {
    ...variants,
    quantity,
    setQuantity: setWanted,
    max,
    isAdding,
    /** Whether the button shows its check mark. */
    done,
    /** Adds the product to the cart; its picture flies there from the pressed button. */
    add: (button: Element) => put(button),
    /** Adds the product to the cart and opens the checkout of that cart. */
    async buy(): Promise<boolean> {
      const added = await put(null);
      if (added) void navigate(to.checkout(product.layer));
      return added;
    },
  };
}

/** Return value of {@link usePurchase}. */
export type Purchase = ReturnType<typeof usePurchase>;
