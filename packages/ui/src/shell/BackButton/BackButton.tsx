import { ChevronLeft } from 'lucide-react';
import { IconButton } from '../../kit/IconButton/IconButton';
import { useUi } from '../../theme/UiContext';

export interface BackButtonProps {
  /** Called to go back; the router decides the target. */
  onClick: () => void;
  /** Label, when 返回 is not clear enough. */
  label?: string | undefined;
}

/**
 * A back button, at the top left.
 *
 * @example
 * <BackButton onClick={goBack} />
 */
export function BackButton({ onClick, label }: BackButtonProps) {
  const { labels } = useUi();
  return (
    <IconButton label={label ?? labels.back} onClick={onClick}>
      <ChevronLeft />
    </IconButton>
  );
}
