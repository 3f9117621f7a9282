import type { Language } from '../../kernel/language';
import { refusalText } from '../../kernel/refusal-text';
import type { Addition } from './add-lines.service';
import { presentCart } from './cart.presenter';

/** Checked lines and their carts as sent to the client. */
export const presentAddition = ({ lines, carts }: Addition, language: Language) => ({
  lines: lines.map(({ ruleId, stock, refusal }) => ({
    rule_id: ruleId,
    stock,
    problem: refusal && refusalText(refusal, language),
  })),
  carts: carts.map((cart) => presentCart(cart, language)),
});
