import { styled } from 'styled-components';

const Ring = styled.span`
  display: inline-block;
  width: 1.25em;
  height: 1.25em;
  flex: none;
  border: 2px solid color-mix(in srgb, currentColor 25%, transparent);
  border-top-color: currentColor;
  border-radius: 50%;
  animation: ui-spin 0.8s linear infinite;
  @media (prefers-reduced-motion: reduce) {
    animation: ui-pulse 1.6s infinite;
  }
`;

export interface SpinnerProps {
  /** Said to a screen reader. Leave it out where the words beside it already say it. */
  label?: string | undefined;
}

/**
 * Something is under way. As large as the text it stands in.
 *
 * @example
 * <Spinner label="載入中" />
 */
export function Spinner({ label }: SpinnerProps) {
  return label ? <Ring role="status" aria-label={label} /> : <Ring aria-hidden />;
}
