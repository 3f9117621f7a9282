import { keyframes, styled } from 'styled-components';
import { VisuallyHidden } from '../../kit/VisuallyHidden/VisuallyHidden';
import { defaultChatLabels } from '../../labels/zh-TW/chat';
import { useLabels } from '../../theme/UiContext';
import { color } from '../../tokens/color';
import { radius } from '../../tokens/scale';
import type { ChatLabels } from '../../labels/types/chat';

export interface TypingDotsProps {
  /** Who is writing. */
  name: string;
  /**
   * The labels of this component; an omitted one keeps its default.
   * @default Traditional Chinese
   */
  labels?: ChatLabels | undefined;
}

const breathe = keyframes`
  0%, 60%, 100% { opacity: 0.3; }
  30% { opacity: 1; }
`;

const Dots = styled.p`
  display: inline-flex;
  justify-self: start;
  gap: 5px;
  /* Under the messages, beside their pictures. */
  margin-inline-start: 40px;
  padding: 15px 16px;
  border-radius: ${radius.lg};
  border-end-start-radius: 6px;
  background: ${color.surface};
  & > i {
    width: 7px;
    height: 7px;
    border-radius: 50%;
    background: ${color.muted};
    animation: ${breathe} 1.4s infinite;
  }
  & > i:nth-of-type(2) {
    animation-delay: 0.2s;
  }
  & > i:nth-of-type(3) {
    animation-delay: 0.4s;
  }
`;

/**
 * Shows that the other side is typing.
 *
 * @example
 * {isShopTyping && <TypingDots name="巷口市集" />}
 */
export function TypingDots({ name, labels: own }: TypingDotsProps) {
  const labels = useLabels('chat', own, defaultChatLabels);
  return (
    <Dots>
      <VisuallyHidden>{labels.typing(name)}</VisuallyHidden>
      <i aria-hidden />
      <i aria-hidden />
      <i aria-hidden />
    </Dots>
  );
}
