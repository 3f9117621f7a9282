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
  /** Text for screen readers. Omit it when the text beside it already says so. */
  label?: string | undefined;
}

/**
 * A loading spinner, as large as the surrounding text.
 *
 * @example
 * <Spinner label="載入中" />
 */
export function Spinner({ label }: SpinnerProps) {
  return label ? <Ring role="status" aria-label={label} /> : <Ring aria-hidden />;
}
