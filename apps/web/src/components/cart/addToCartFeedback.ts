import { messagesIn } from '@mall/app/messages';
import type { Cart } from '@mall/sdk';
import { flyInto, formatPrice, type Flight } from '@mall/ui';
import { siteLanguage } from '../../messages/siteLanguage';
import { addingMessages } from '../../messages/zh-TW/adding';

/**
 * Animates a product's picture from the pressed button to the visible cart button.
 *
 * @param picture - Its URL, used when no picture of the product is visible.
 */
export function flyIntoCart(button: Element, picture: string | null): Flight | undefined {
  const bag = [...document.querySelectorAll('[data-bag]')].find(isInSight)?.parentElement;
  // The product's container: card, row or dialog, or the gallery of the product page.
  const product =
    button.closest('article, li, [role="dialog"]') ?? document.querySelector('[data-goods]');
  const shown = [...(product?.querySelectorAll('img') ?? [])].find(isInSight);
  return bag ? flyInto(bag, shown ?? button, picture) : undefined;
}

function isInSight(element: Element): boolean {
  const { top, right, bottom, left, width } = element.getBoundingClientRect();
  return width > 0 && bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;
}

/** Returns the amount missing for free shipping as text; undefined if there is no free shipping. */
export function freeShippingNote({ totals }: Pick<Cart, 'totals'>): string | undefined {
  const { free_shipping_from, items_amount } = totals;
  if (free_shipping_from === null) return undefined;
  const t = messagesIn(siteLanguage, addingMessages);
  return items_amount >= free_shipping_from
    ? t('You get free shipping')
    : t('Add {0} more for free shipping', formatPrice(free_shipping_from - items_amount));
}
