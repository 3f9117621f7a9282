import { styled } from 'styled-components';
import { encode } from 'uqr';
import { radius } from '../../tokens/scale';

/** Black on white in every theme: cameras read no other. */
const Sheet = styled.svg`
  width: 168px;
  height: 168px;
  padding: 8px;
  border-radius: ${radius.sm};
  background: #fff;
`;

export interface QrCodeProps {
  /** The text to encode. */
  text: string;
  /** Accessible name of the code. */
  label: string;
}

/**
 * Renders a text as a QR code. Show the text beside it too, for users who are already on the phone.
 *
 * @example
 * <QrCode text="https://mall.example/register?code=D1" label="推薦註冊連結的 QR Code" />
 */
export function QrCode({ text, label }: QrCodeProps) {
  const { size, data } = encode(text);
  const dark = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  return (
    <Sheet role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`}>
      <path d={dark.join('')} />
    </Sheet>
  );
}
