import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useUi } from '../../theme/UiContext';
import { color } from '../../tokens/color';
import { fontSize } from '../../tokens/scale';
import { Container } from '../../kit/Container/Container';

export interface FooterProps {
  /** The shop's logo and a line about it. */
  brand?: ReactNode;
  /** Links to about, privacy, terms. */
  links?: ReactNode;
  /** Links to the shop's social media. */
  social?: ReactNode;
  /** Theme and language switches. */
  settings?: ReactNode;
  /** `copyright_text` of the shop's configuration. */
  copyright?: ReactNode;
  /**
   * Accessible name of the links.
   * @default '關於本站'
   */
  linksLabel?: string | undefined;
}

const Ground = styled.footer`
  margin-top: 64px;
  padding-block: 48px calc(32px + var(--ui-bottomBar));
  border-top: 1px solid ${color.line};
  background: ${color.sunken};
  color: ${color.muted};
  font-size: ${fontSize.sm};
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 16px 32px;
  & + & {
    margin-top: 24px;
    padding-top: 24px;
    border-top: 1px solid ${color.line};
  }
`;

const Links = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: 0 24px;
  & a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
  }
`;

/**
 * The page's footer. Every part is a slot; empty slots leave no gap.
 *
 * @example
 * <Footer brand={<Logo name="巷口市集" />}
 *   links={<Link href="/about" tone="quiet">關於我們</Link>} copyright="© 巷口市集" />
 */
export function Footer({ brand, links, social, settings, copyright, linksLabel }: FooterProps) {
  const { labels } = useUi();
  return (
    <Ground>
      <Container>
        <Row>
          {brand}
          {links && <Links aria-label={linksLabel ?? labels.aboutSite}>{links}</Links>}
        </Row>
        <Row>
          {copyright && <p>{copyright}</p>}
          {social}
          {settings}
        </Row>
      </Container>
    </Ground>
  );
}
