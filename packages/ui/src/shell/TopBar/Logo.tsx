import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { BaseLink } from '../../kit/Link/BaseLink';
import { color } from '../../tokens/color';
import { arch, fontSize, tapTarget } from '../../tokens/scale';

export interface LogoProps {
  /** The shop's name, `store_name` in its configuration. */
  name: string;
  /**
   * URL that the logo links to.
   * @default '/'
   */
  href?: string | undefined;
  /**
   * Rendered instead of the arched door and the name; it must include the name, as a `PictureLogo`
   * does.
   * @default the door and the name
   */
  children?: ReactNode;
}

const Sign = styled(BaseLink)`
  display: inline-flex;
  min-width: 28px;
  border-radius: 8px;
  color: ${color.text};
  font-size: ${fontSize.lg};
  font-weight: 800;
  letter-spacing: 0.06em;
  text-decoration: none;
  white-space: nowrap;
  @media (max-width: 359px) {
    font-size: ${fontSize.md};
    letter-spacing: 0;
  }
`;

/**
 * One line high: where the row has no room for the name, it wraps to a second line, which is
 * clipped.
 */
const Line = styled.span`
  display: flex;
  flex-wrap: wrap;
  column-gap: 10px;
  min-width: 0;
  height: ${tapTarget};
  overflow: hidden;
  line-height: ${tapTarget};
  @media (max-width: 359px) {
    column-gap: 6px;
  }
`;

const Door = styled.span`
  display: grid;
  place-items: end center;
  width: 28px;
  height: 34px;
  margin-block: calc((${tapTarget} - 34px) / 2);
  border-radius: ${arch};
  background: ${color.brand};
  &::after {
    content: '';
    width: 14px;
    height: 22px;
    border-radius: 999px 999px 0 0;
    background: ${color.ground};
  }
`;

/** The arched door, and the name beside it where there is room. */
export function LogoName({ name }: Pick<LogoProps, 'name'>) {
  return (
    <Line>
      <Door aria-hidden />
      <span>{name}</span>
    </Line>
  );
}

/**
 * The shop's name with an arched door, as a link to the home page. In a row without room for the
 * name only the door shows.
 *
 * @example
 * <Logo name="巷口市集" href="/wall" />
 */
export function Logo({ name, href = '/', children = <LogoName name={name} /> }: LogoProps) {
  return <Sign href={href}>{children}</Sign>;
}
