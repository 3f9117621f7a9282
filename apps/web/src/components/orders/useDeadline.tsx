import { useTimeText } from '@mall/app/messages';
import type { PaymentSlipProps } from '@mall/ui';
import { TimeLeft } from './TimeLeft';

/** Returns a payment deadline and its countdown as props; none without a deadline. */
export function useDeadline(): (
  deadline: string | null,
) => Pick<PaymentSlipProps, 'until' | 'timeLeft'> {
  const timeText = useTimeText();
  return (deadline) =>
    deadline === null ? {} : { until: timeText(deadline), timeLeft: <TimeLeft until={deadline} /> };
}
