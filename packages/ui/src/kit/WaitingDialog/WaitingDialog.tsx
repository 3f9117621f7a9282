import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { defaultDialogLabels } from '../../labels/zh-TW/dialogs';
import { useLabels } from '../../theme/useLabels';
import { color } from '../../tokens/color';
import { arch, fontSize } from '../../tokens/scale';
import { Button } from '../Button/Button';
import { Dialog } from '../Dialog/Dialog';
import type { DialogLabels } from '../../labels/types/dialogs';
import { useCountdown } from './useCountdown';

export interface WaitingDialogProps {
  /** What is waited for, or what was done. */
  title: ReactNode;
  /** What comes then. */
  text?: ReactNode;
  /**
   * How long, in ms.
   * @default 2000
   */
  duration?: number | undefined;
  /** Text of a button that waits no longer; without one, the close button does. */
  skip?: ReactNode;
  /** Called at zero, and when somebody waits no longer. */
  onDone: () => void;
  /**
   * The labels of this component; an omitted one keeps its default.
   * @default Traditional Chinese
   */
  labels?: DialogLabels | undefined;
}

/** Default duration in ms. */
const MOMENT = 2000;

/** The one door that opens by itself: what is left, under the arch. */
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
 * Waits for a moment, and counts it down in seconds: before one is taken elsewhere, for example.
 *
 * @example
 * <WaitingDialog title="登入成功" text="正帶您回首頁。" onDone={() => navigate('/')} />
 */
export function WaitingDialog({
  title,
  text,
  duration = MOMENT,
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
