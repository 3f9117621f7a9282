import { color } from '@mall/ui';
import { Illustration } from '../../components/missing/Illustration.styles';

/** The illustration of a page for dealers only: a door with a curtain and a rope. */
export function DealersGate() {
  return (
    <Illustration viewBox="0 0 240 200" aria-hidden focusable="false">
      <ellipse cx="120" cy="190" rx="108" ry="8" fill={color.sunken} />
      <rect x="18" y="58" width="204" height="130" rx="10" fill={color.surface} />
      <rect x="18" y="58" width="204" height="130" rx="10" fill="none" stroke={color.line} />
      {/* The eaves. */}
      <path d="M10 58h220l-14 -20H24z" fill={color.freshSoft} />
      <path
        d="M10 58h220M48 58l8 -20M86 58l4 -20M154 58l-4 -20M192 58l-8 -20"
        stroke={color.fresh}
        strokeWidth="2"
      />
      {/* The door and its curtain. */}
      <path d="M78 188v-72a42 42 0 0 1 84 0v72z" fill={color.sunken} />
      <path d="M78 188v-72a42 42 0 0 1 84 0v72" fill="none" stroke={color.line} strokeWidth="2" />
      <path d="M80 104h80v44q-10 6 -20 0q-10 6 -20 0q-10 6 -20 0q-10 6 -20 0z" fill={color.brand} />
      <path d="M100 104v45M120 104v45M140 104v45" stroke={color.onBrand} opacity="0.5" />
      <rect x="74" y="99" width="92" height="6" rx="3" fill={color.muted} />
      <text
        x="120"
        y="134"
        textAnchor="middle"
        fontSize="20"
        fontWeight="700"
        fill={color.onBrand}
        style={{ fontVariantNumeric: 'tabular-nums' }}
      >
        403
      </text>
      {/* A rope between two posts. */}
      <g stroke={color.warning} strokeWidth="4" strokeLinecap="round" fill="none">
        <path d="M66 188v-34M174 188v-34" />
        <path d="M66 158q54 34 108 0" strokeWidth="3" />
      </g>
      <circle cx="66" cy="151" r="5" fill={color.warning} />
      <circle cx="174" cy="151" r="5" fill={color.warning} />
      {/* The key. */}
      <g fill="none" stroke={color.warning} strokeWidth="3" strokeLinecap="round">
        <circle cx="198" cy="92" r="6" />
        <path d="M198 98v20M198 112h5M198 118h5" />
      </g>
      {/* A stool with envelopes. */}
      <path d="M30 188l4 -22h20l4 22" fill="none" stroke={color.muted} strokeWidth="3" />
      <rect x="28" y="160" width="32" height="6" rx="3" fill={color.muted} />
      <rect x="33" y="150" width="22" height="10" rx="1.5" fill={color.brandSoft} />
      <path d="M33 151l11 6l11 -6" fill="none" stroke={color.brand} />
    </Illustration>
  );
}
