import { ChevronLeft } from 'lucide-react';
import { IconButton } from '../../kit/IconButton/IconButton';
import { useUi } from '../../theme/UiContext';

export interface BackButtonProps {
  /** Goes back; the router knows where. */
  onClick: () => void;
  /** Where it leads, when 返回 does not say enough. */
  label?: string | undefined;
}

/**
 * One step back, at the top left.
 *
 * @example
 * <BackButton onClick={() => navigate(-1)} />
 */
export function BackButton({ onClick, label }: BackButtonProps) {
  const { labels } = useUi();
  return (
    <IconButton label={label ?? labels.back} onClick={onClick}>
      <ChevronLeft />
    </IconButton>
  );
}
