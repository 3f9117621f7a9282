import type { ComponentPropsWithRef } from 'react';
import { css, styled } from 'styled-components';
import { color } from '../tokens/color';
import { scaleVariables, schemeVariables, type Theme } from '../tokens/theme';
import { useContrastWarning } from './useContrastWarning';

interface ScopeProps {
  $theme: Theme;
  $scheme: 'light' | 'dark' | 'auto';
}

const day = ({ $theme }: ScopeProps) => `color-scheme:light;${schemeVariables($theme.light)}`;
const night = ({ $theme }: ScopeProps) => `color-scheme:dark;${schemeVariables($theme.dark)}`;

/** The colour scheme of the page. */
const followsPage = css<ScopeProps>`
  ${day}
  @media screen {
    [data-theme='dark'] & {
      ${night}
    }
  }
  @media screen and (prefers-color-scheme: dark) {
    :root:not([data-theme='light'], [data-theme='dark']) & {
      ${night}
    }
  }
`;

const Scope = styled.div<ScopeProps>`
  ${({ $theme }) => scaleVariables($theme)}
  ${({ $scheme }) => ($scheme === 'auto' ? followsPage : $scheme === 'dark' ? night : day)}
  background: ${color.ground};
  color: ${color.text};
  font-family: var(--ui-font, inherit);
`;

export interface ThemeScopeProps extends ComponentPropsWithRef<'div'> {
  /** The theme of the content, made by `createTheme`. */
  theme: Theme;
  /**
   * Light or dark; `auto` follows the page.
   * @default 'auto'
   */
  scheme?: 'light' | 'dark' | 'auto' | undefined;
}

/**
 * Gives its content a theme of its own. Content rendered above the page, such as a dialog, has the
 * page's theme.
 *
 * @example
 * <ThemeScope theme={harbour} scheme="dark"><ProductCard product={product} href="/product/1" /></ThemeScope>
 */
export function ThemeScope({ theme, scheme = 'auto', ...rest }: ThemeScopeProps) {
  useContrastWarning(theme);
  return <Scope $theme={theme} $scheme={scheme} {...rest} />;
}
