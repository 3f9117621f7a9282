import { useState } from 'react';
import { Button } from '../src/kit/Button/Button';
import { Badge } from '../src/kit/Badge/Badge';
import { CopyButton } from '../src/kit/CopyButton/CopyButton';
import { Field } from '../src/kit/Field/Field';
import { Input } from '../src/kit/Input/Input';
import { Select } from '../src/kit/Select/Select';
import { Price } from '../src/products/Price/Price';
import { ThemeScope } from '../src/theme/ThemeScope';
import { ThemeStyles } from '../src/theme/ThemeStyles';
import { UiProvider } from '../src/theme/UiProvider';
import { contrastFaults, createTheme, describeFault, type ColorToken } from '../src/tokens';
import { darkPalette, lightPalette } from '../src/tokens/palettes';
import { CopyBox, Editor, Faults, Half, Halves, Rows, Swatch } from './PaletteEditor.styles';

const COLOURS = ['brand', 'onBrand', 'brandSoft', 'ground', 'surface', 'text', 'muted'] as const;
const CORNERS = ['round', 'soft', 'square'] as const;
type Choice = { readonly [Token in (typeof COLOURS)[number]]: string };

const picked = (palette: Readonly<Record<ColorToken, string>>): Choice => {
  const { brand, onBrand, brandSoft, ground, surface, text, muted } = palette;
  return { brand, onBrand, brandSoft, ground, surface, text, muted };
};

/** Returns the part of a choice that differs from the kit's defaults. */
const changed = (choice: Choice, own: Choice): Partial<Choice> =>
  Object.fromEntries(
    COLOURS.filter((name) => choice[name] !== own[name]).map((name) => [name, choice[name]]),
  );

const OWN = { light: picked(lightPalette), dark: picked(darkPalette) };

/** Shows light and dark colours, those without enough contrast, and the theme to copy. */
export function PaletteEditor() {
  const [choice, setChoice] = useState(OWN);
  const [corners, setCorners] = useState<(typeof CORNERS)[number]>('round');
  const light = changed(choice.light, OWN.light);
  const dark = changed(choice.dark, OWN.dark);
  const options = {
    ...(Object.keys(light).length > 0 && { light }),
    ...(Object.keys(dark).length > 0 && { dark }),
    ...(corners !== 'round' && { corners }),
  };
  const theme = createTheme(options);
  const faults = contrastFaults(theme);
  const code = `export const theme = createTheme(${JSON.stringify(options, null, 2)});`;
  return (
    <UiProvider>
      <ThemeStyles />
      <Editor>
        <Halves>
          {(['light', 'dark'] as const).map((scheme) => (
            <ThemeScope key={scheme} theme={theme} scheme={scheme}>
              <Half aria-label={scheme === 'light' ? '日 Light' : '夜 Dark'} role="group">
                <Rows>
                  {COLOURS.map((name) => (
                    <Swatch key={name}>
                      <input
                        type="color"
                        value={choice[scheme][name]}
                        onChange={({ target }) =>
                          setChoice((now) => ({
                            ...now,
                            [scheme]: { ...now[scheme], [name]: target.value.toUpperCase() },
                          }))
                        }
                      />
                      <code>{name}</code>
                    </Swatch>
                  ))}
                </Rows>
                <Field label="收件人" hint="和證件上相同">
                  <Input placeholder="林小滿" />
                </Field>
                <p>
                  <Price amount={680} market_price={820} />{' '}
                  <Badge count={3} label="3 件">
                    購物車
                  </Badge>
                </p>
                <p>
                  <Button>加入購物車</Button> <Button variant="secondary">繼續逛逛</Button>
                </p>
              </Half>
            </ThemeScope>
          ))}
        </Halves>
        <Field label="圓角 Corners">
          <Select
            value={corners}
            onChange={({ target }) =>
              setCorners(CORNERS.find((each) => each === target.value) ?? 'round')
            }
          >
            {CORNERS.map((each) => (
              <option key={each}>{each}</option>
            ))}
          </Select>
        </Field>
        <Faults role="status">
          {faults.length === 0
            ? '✓ 日夜都讀得清楚 · Everything can be read, by day and by night.'
            : faults.map(describeFault).join('\n')}
        </Faults>
        <CopyBox>
          <pre>{code}</pre>
          <CopyButton
            name="佈景 theme"
            text={code}
            onCopy={(text) => navigator.clipboard.writeText(text)}
          />
        </CopyBox>
      </Editor>
    </UiProvider>
  );
}
