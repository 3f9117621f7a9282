import type { PaymentSlipProps } from '@mall/ui';
import { useTimeText } from '../../messages/useTimeText';
import { TimeLeft } from './TimeLeft';

/** Says until when something can be paid, and how long that still is; nothing where there is no deadline. */
export function useDeadline(): (
  deadline: string | null,
) => Pick<PaymentSlipProps, 'until' | 'timeLeft'> {
  const timeText = useTimeText();
  return (deadline) =>
    deadline === null ? {} : { until: timeText(deadline), timeLeft: <TimeLeft until={deadline} /> };
}
