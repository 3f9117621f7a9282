import { useMemo, type ComponentType, type ReactNode } from 'react';
import { StyleSheetManager } from 'styled-components';
import { defaultLabels, type UiLabels } from './labels';
import { shouldForwardProp } from './shouldForwardProp';
import { UiContext, type UiLinkProps } from './UiContext';

export interface UiProviderProps {
  children: ReactNode;
  /** Words to use in place of the Traditional Chinese ones; those left out keep their default. */
  labels?: Partial<UiLabels> | undefined;
  /** The router's link, taking `href`. Links to elsewhere (`https:`, `tel:`, `mailto:`) stay plain anchors. */
  link?: ComponentType<UiLinkProps> | undefined;
}

/**
 * Gives the kit its words and its link, and sets once which props may reach the DOM.
 *
 * @example
 * <UiProvider link={({ href, ...rest }) => <RouterLink to={href} {...rest} />}>
 *   <ThemeStyles />
 *   <App />
 * </UiProvider>
 */
export function UiProvider({ children, labels, link }: UiProviderProps) {
  const value = useMemo(() => ({ labels: { ...defaultLabels, ...labels }, link }), [labels, link]);
  return (
    <StyleSheetManager shouldForwardProp={shouldForwardProp}>
      <UiContext value={value}>{children}</UiContext>
    </StyleSheetManager>
  );
}
