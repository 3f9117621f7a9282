import type { DomainHandlers } from '../../http/contract-types';
import type { Mall } from '../../context/context';
import type { Language } from '../../kernel/language';
import type { Viewer } from '../../kernel/viewer';
import { addLines, previewLines } from './add-lines.service';
import { presentAddition } from './addition.presenter';
import { ownerOf } from './cart-owner';
import { presentCart, type PricedCart } from './cart.presenter';
import { addToCart, readCart, removeLine, updateLine } from './cart.service';
import { publishCartChanged } from './publish-cart-changed';

export function cartRoutes({ db, hub }: Pick<Mall, 'db' | 'hub'>): DomainHandlers<'cart'> {
  const answer = async (
    call: { readonly viewer: Viewer; readonly language: Language },
    changing: Promise<PricedCart>,
  ) => {
    const changed = await changing;
    publishCartChanged(hub, call.viewer);
    return presentCart(changed, call.language);
  };
  return {
    list: async (call) => presentCart(await readCart(db, ownerOf(call)), call.language),
    preview: async ({ viewer, body, language }) =>
      presentAddition(await previewLines(db, viewer?.id ?? null, body.lines), language),
    addAll: async ({ viewer, body, language, idempotency }) => {
      const reply = await addLines(db, viewer.id, body.lines, idempotency, (addition) =>
        presentAddition(addition, language),
      );
      if (reply.added) publishCartChanged(hub, viewer);
      return reply;
    },
    add: (call) => answer(call, addToCart(db, ownerOf(call), call.body)),
    update: (call) => answer(call, updateLine(db, ownerOf(call), call.body)),
    delete: (call) => answer(call, removeLine(db, ownerOf(call), call.body)),
  };
}
