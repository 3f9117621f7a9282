import { copyText } from '@mall/app/clipboard';
import { useMessages } from '@mall/app/messages';
import { useToasts } from '@mall/app/overlays';
import { Button, color, fontSize, Inline, radius, space } from '@mall/ui';
import { Copy, Download } from 'lucide-react';
import { styled } from 'styled-components';
import { signInMessages } from '../messages/zh-TW/signIn';
import { saveTextFile } from './saveTextFile';

const Codes = styled.ol`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${space[2]} ${space[4]};
  padding: ${space[4]};
  border-radius: ${radius.md};
  background: ${color.sunken};
  font-family: monospace;
  font-size: ${fontSize.md};
  text-align: center;
  list-style: none;
`;

/** In two halves, which are easier to read. */
const halved = (code: string): string => `${code.slice(0, 5)}-${code.slice(5)}`;

/** Recovery codes, to copy or to download. */
export function RecoveryCodes({ codes }: { readonly codes: readonly string[] }) {
  const t = useMessages(signInMessages);
  const { succeed, failWith } = useToasts();
  const shown = codes.map(halved);
  const text = shown.join('\n');

  async function copy() {
    try {
      await copyText(text);
      succeed(t('The codes are copied'));
    } catch {
      failWith(t('The browser did not copy them. Please download them, or write them down.'));
    }
  }

  return (
    <>
      <Codes aria-label={t('Recovery codes')}>
        {shown.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </Codes>
      <Inline gap={3} justify="center">
        <Button variant="secondary" size="sm" startIcon={<Copy />} onClick={() => void copy()}>
          {t('Copy all')}
        </Button>
        <Button
          variant="secondary"
          size="sm"
          startIcon={<Download />}
          onClick={() => saveTextFile('recovery-codes.txt', `${text}\n`)}
        >
          {t('Download as a file')}
        </Button>
      </Inline>
    </>
  );
}
