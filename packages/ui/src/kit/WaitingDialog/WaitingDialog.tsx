import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { defaultDialogLabels } from '../../labels/zh-TW/dialogs';
import { useLabels } from '../../theme/UiContext';
import { color } from '../../tokens/color';
import { arch, fontSize } from '../../tokens/scale';
import { Button } from '../Button/Button';
import { Dialog } from '../Dialog/Dialog';
import type { DialogLabels } from '../../labels/types/dialogs';
import { useCountdown } from './useCountdown';

export interface WaitingDialogProps {
  /** The reason of the wait, or the finished action. */
  title: ReactNode;
  /** The next step. */
  text?: ReactNode;
  /**
   * Duration, in ms.
   * @default 2000
   */
  duration?: number | undefined;
  /** Text of a button that skips the wait; without it, the close button does. */
  skip?: ReactNode;
  /** Called at zero and when the wait is skipped. */
  onDone: () => void;
  /**
   * The labels of this component; an omitted one keeps its default.
   * @default Traditional Chinese
   */
  labels?: DialogLabels | undefined;
}

/** Default duration in ms. */
const DEFAULT_DURATION = 2000;

/** An arched door that shows the seconds left. */
const Door = styled.div`
  display: grid;
  place-items: center;
  width: 88px;
  height: 104px;
  margin: 4px auto 0;
  padding-top: 12px;
  border-radius: ${arch};
  background: linear-gradient(${color.brandSoft}, ${color.sunken});
  color: ${color.brand};
  font-size: ${fontSize.hero};
  font-weight: 700;
  font-variant-numeric: tabular-nums;
`;

const Seconds = styled.span`
  display: block;
  font-variant-numeric: tabular-nums;
`;

/**
 * Shows a countdown in seconds, for example before a redirect.
 *
 * @example
 * <WaitingDialog title="登入成功" text="正帶您回首頁。" onDone={() => navigate('/')} />
 */
export function WaitingDialog({
  title,
  text,
  duration = DEFAULT_DURATION,
  skip,
  onDone,
  labels: own,
}: WaitingDialogProps) {
  const labels = useLabels('dialogs', own, defaultDialogLabels);
  const left = useCountdown(duration, onDone);
  return (
    <Dialog
      open
      role="alertdialog"
      size="sm"
      title={title}
      description={
        <>
          {text} <Seconds role="timer">{labels.secondsLeft(left)}</Seconds>
        </>
      }
      onOpenChange={onDone}
      footer={
        skip && (
          <Button variant="secondary" onClick={onDone}>
            {skip}
          </Button>
        )
      }
    >
      <Door aria-hidden>{left}</Door>
    </Dialog>
  );
}
