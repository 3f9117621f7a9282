import { RefundRefused, type RefundGateway, type RefundRequest } from '../domains/payments/gateway';
import type { RefundPlan } from '../domains/payments';

/** How a {@link PartBank} answers a call. */
export type BankMood =
  | 'answers'
  /** It refunds, and its answer is lost. */
  | 'is silent'
  /** It refunds, and answers only when it is released. */
  | 'hangs'
  /** No call reaches it. */
  | 'is down'
  /** It can be asked, but no refund reaches it. */
  | 'loses calls'
  /** It refuses, with a message. */
  | 'refuses'
  /** It refunds, and then nobody can ask it what it refunded. */
  | 'is silent, then mute';

/**
 * A simulated bank that refunds parts of a payment, as often as it is asked: it notices no repetition. A whole payment is
 * refunded once.
 */
export interface PartBank {
  readonly gateway: RefundGateway;
  /** The calls that arrived. */
  readonly calls: RefundRequest[];
  becomes(mood: BankMood): void;
  /** Answers the calls that hang. */
  release(): void;
  /** Refunds an amount by another way than its gateway, such as its own pages. */
  refundElsewhere(amount: number): void;
  /** How it plans refunds from now on. */
  plans(plan: RefundPlan): void;
  /** What it has refunded, NT$. */
  total(): number;
}

/** Creates a bank that answers, and refunds at once. */
export function makePartBank(): PartBank {
  const refunded = new Map<string, number>();
  const calls: RefundRequest[] = [];
  let hanging: (() => void)[] = [];
  let mood: BankMood = 'answers';
  let plan: RefundPlan = { way: 'gateway' };
  let isMute = false;
  return {
    calls,
    becomes(next) {
      mood = next;
      isMute = false;
    },
    release() {
      for (const answer of hanging) answer();
      hanging = [];
    },
    refundElsewhere(amount) {
      const [latest] = calls.slice(-1);
      if (!latest) throw new Error('The bank knows no payment yet');
      const { merchantTradeNo } = latest;
      refunded.set(merchantTradeNo, (refunded.get(merchantTradeNo) ?? 0) + amount);
    },
    plans: (next) => void (plan = next),
    total: () => [...refunded.values()].reduce((sum, amount) => sum + amount, 0),
    gateway: {
      planRefund: () => plan,
      async refund(request) {
        calls.push(request);
        if (mood === 'is down' || mood === 'loses calls') throw new Error('connect ECONNREFUSED');
        if (mood === 'refuses') throw new RefundRefused('餘額不足');
        const { merchantTradeNo, amount, isPart } = request;
        if (!isPart && refunded.has(merchantTradeNo)) throw new RefundRefused('金額超過可退餘額');
        refunded.set(merchantTradeNo, (refunded.get(merchantTradeNo) ?? 0) + amount);
        if (mood === 'answers') return;
        if (mood === 'hangs') return new Promise<void>((answer) => void hanging.push(answer));
        isMute = mood === 'is silent, then mute';
        throw new DOMException('timed out', 'TimeoutError');
      },
      async queryRefunded(merchantTradeNo) {
        if (isMute || mood === 'is down') throw new Error('connect ECONNREFUSED');
        return refunded.get(merchantTradeNo) ?? 0;
      },
    },
  };
}
