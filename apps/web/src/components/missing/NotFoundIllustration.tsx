import { color } from '@mall/ui';
import { Illustration } from './Illustration.styles';

/** The illustration of the not-found page: an arch with a closed door. */
export function NotFoundIllustration() {
  return (
    <Illustration viewBox="0 0 240 200" aria-hidden focusable="false">
      <ellipse cx="120" cy="190" rx="108" ry="8" fill={color.sunken} />
      <rect x="18" y="70" width="204" height="118" rx="10" fill={color.surface} />
      <rect x="18" y="70" width="204" height="118" rx="10" fill="none" stroke={color.line} />
      {/* Bricks. */}
      <g fill={color.brandSoft}>
        <rect x="32" y="150" width="22" height="9" rx="2" />
        <rect x="44" y="162" width="22" height="9" rx="2" />
        <rect x="186" y="88" width="22" height="9" rx="2" />
        <rect x="176" y="100" width="22" height="9" rx="2" />
      </g>
      {/* The arch and the door. */}
      <path d="M76 188V92a44 44 0 0 1 88 0v96z" fill={color.brandSoft} />
      <path d="M84 188V94a36 36 0 0 1 72 0v94z" fill={color.brand} />
      <path d="M120 60v128" stroke={color.brandSoft} strokeWidth="2" />
      <circle cx="113" cy="132" r="3" fill={color.onBrand} />
      <circle cx="127" cy="132" r="3" fill={color.onBrand} />
      {/* A note on the door. */}
      <g transform="rotate(-5 120 104)">
        <rect x="98" y="92" width="44" height="26" rx="3" fill={color.ground} />
        <text
          x="120"
          y="111"
          textAnchor="middle"
          fontSize="16"
          fontWeight="700"
          fill={color.text}
          style={{ fontVariantNumeric: 'tabular-nums' }}
        >
          404
        </text>
      </g>
      {/* A lamp and a cat. */}
      <path d="M196 70v-8M186 62h20l-4 -14h-12z" fill={color.warning} stroke={color.warning} />
      <circle cx="196" cy="58" r="22" fill={color.warningSoft} opacity="0.7" />
      <path d="M188 62h16l-3 -11h-10z" fill={color.warning} />
      <path d="M40 188c0-14 5-22 14-24l-2-10 7 5h5l7-5-2 11c6 4 8 12 8 23z" fill={color.muted} />
      <path
        d="M76 186c9 1 13-5 9-12"
        fill="none"
        stroke={color.muted}
        strokeWidth="4"
        strokeLinecap="round"
      />
    </Illustration>
  );
}
