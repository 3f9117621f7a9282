/** The analytics codes of a shop. */
export interface AnalyticsCodes {
  /** A Google tag's id, such as `G-1A2B3C4D5E`; null: none. */
  readonly ga: string | null;
  /** A Google Tag Manager container's id, such as `GTM-ABC123`; null: none. */
  readonly gtm: string | null;
}

const GA = /^(G|GT|AW)-[A-Z0-9]{4,20}$/;
const GTM = /^GTM-[A-Z0-9]{4,12}$/;

/**
 * Returns the analytics codes that a shop configured. Staff type them, so a value in another format
 * counts as none: it becomes part of a URL.
 *
 * @example
 * analyticsCodes({ ga_code: ' G-1A2B3C4D5E ', gtm_code: '' }) // { ga: 'G-1A2B3C4D5E', gtm: null }
 */
export function analyticsCodes(common: {
  readonly ga_code: string;
  readonly gtm_code: string;
}): AnalyticsCodes {
  const shaped = (shape: RegExp, text: string) => {
    const code = text.trim().toUpperCase();
    return shape.test(code) ? code : null;
  };
  return { ga: shaped(GA, common.ga_code), gtm: shaped(GTM, common.gtm_code) };
}
