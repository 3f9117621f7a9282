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
  /** URL of the shop's own logo; by default an arched door is drawn. */
  src?: string | undefined;
}

const Sign = styled(BaseLink)`
  display: inline-flex;
  flex: none;
  align-items: center;
  gap: 10px;
  min-height: ${tapTarget};
  border-radius: 8px;
  color: ${color.text};
  font-size: ${fontSize.lg};
  font-weight: 800;
  letter-spacing: 0.06em;
  text-decoration: none;
  white-space: nowrap;
  @media (max-width: 359px) {
    gap: 6px;
    font-size: ${fontSize.md};
    letter-spacing: 0;
  }
  & img {
    height: 36px;
  }
`;

const Door = styled.span`
  display: grid;
  place-items: end center;
  width: 28px;
  height: 34px;
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

/**
 * The shop's logo with its name.
 *
 * @example
 * <Logo name="巷口市集" href="/wall" />
 */
export function Logo({ name, href = '/', src }: LogoProps) {
  return (
    <Sign href={href}>
      {src ? (
        <img src={src} alt={name} />
      ) : (
        <>
          <Door aria-hidden />
          {name}
        </>
      )}
    </Sign>
  );
}
