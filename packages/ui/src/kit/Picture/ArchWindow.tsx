import { styled } from 'styled-components';
import { color } from '../../tokens/color';

const Drawing = styled.svg`
  width: 100%;
  height: 100%;
  background: ${color.sunken};
`;

/** Placeholder for a missing picture: an old arched window in evening light. Hidden from screen readers. */
export function ArchWindow() {
  return (
    <Drawing viewBox="0 0 120 120" preserveAspectRatio="xMidYMid slice" aria-hidden>
      <path d="M38 88V56a22 22 0 0 1 44 0v32z" fill={color.brandSoft} />
      <path
        d="M38 88V56a22 22 0 0 1 44 0v32M60 34v54M38 60h44M32 88h56"
        fill="none"
        stroke={color.control}
        strokeWidth="1.6"
        strokeLinecap="round"
        opacity="0.7"
      />
      <path d="M60 60V34a22 22 0 0 0-22 22v4z" fill={color.surface} opacity="0.55" />
    </Drawing>
  );
}
