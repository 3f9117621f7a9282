import { copyText } from '@mall/app/clipboard';
import { useMessages } from '@mall/app/messages';
import { useToasts } from '@mall/app/overlays';
import { Button, color, fontSize, Inline, radius, space } from '@mall/ui';
import { Copy, Download } from 'lucide-react';
import { styled } from 'styled-components';
import { signInMessages } from '../messages/zh-TW/signIn';
import { EntryCard } from '../page/EntryCard';
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

export interface RecoveryCodesStepProps {
  readonly codes: readonly string[];
  /** Called when the colleague says that they are saved. */
  readonly onSaved: () => void;
}

/** In two halves, which are easier to read. */
const halved = (code: string): string => `${code.slice(0, 5)}-${code.slice(5)}`;

/** The last step of the first sign-in: shows the recovery codes once. */
export function RecoveryCodesStep({ codes, onSaved }: RecoveryCodesStepProps) {
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
    <EntryCard
      title={t('Save your recovery codes')}
      text={t('They let you in when you lose your phone. They are shown only this once.')}
    >
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
      <Button size="lg" fullWidth onClick={onSaved}>
        {t('I have saved them')}
      </Button>
    </EntryCard>
  );
}
