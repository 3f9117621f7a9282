import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { UiProvider } from '../src/theme/UiProvider';
import { ThemeStyles } from '../src/theme/ThemeStyles';
import { color } from '../src/tokens/color';
import { darkPalette, lightPalette } from '../src/tokens/palettes';
import { arch, fontSize, radius, shadow, space } from '../src/tokens/scale';

const Sheet = styled.div`
  display: grid;
  gap: 16px;
  padding: 24px;
  border-radius: ${radius.lg};
  background: ${color.ground};
  color: ${color.text};
`;

const Tiles = styled(Sheet)`
  grid-template-columns: repeat(auto-fill, minmax(148px, 1fr));
`;

const Sample = styled.div`
  display: flex;
  align-items: baseline;
  gap: 24px;
  & > code {
    flex: 0 0 152px;
    color: ${color.muted};
  }
`;

const Halves = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  height: 56px;
  overflow: hidden;
  border: 1px solid ${color.line};
  border-radius: ${radius.md};
`;

const Box = styled.div`
  width: 96px;
  height: 96px;
  background: ${color.surface};
`;

/** Returns the default value of a token. */
const plain = (token: string) => /^var\(--[^,]*,(.*)\)$/.exec(token)?.[1] ?? token;

function Page({ children }: { children: ReactNode }) {
  return (
    <UiProvider>
      <ThemeStyles />
      {children}
    </UiProvider>
  );
}

/** Every colour, light and dark side by side. */
export function Colours() {
  return (
    <Page>
      <Tiles>
        {Object.entries(lightPalette).map(([name, light]) => {
          const dark = Object.entries(darkPalette).find(([other]) => other === name)?.[1];
          return (
            <div key={name}>
              <Halves>
                <span style={{ background: light }} />
                <span style={{ background: dark }} />
              </Halves>
              <strong>{name}</strong>
              <br />
              <small>
                {light} / {dark}
              </small>
            </div>
          );
        })}
      </Tiles>
    </Page>
  );
}

/** Every font size, shown at that size. */
export function TypeSizes() {
  return (
    <Page>
      <Sheet>
        {Object.entries(fontSize).map(([name, size]) => (
          <Sample key={name}>
            <code>
              {name} · {plain(size)}
            </code>
            <span style={{ fontSize: size }}>巷口剛出爐的日光</span>
          </Sample>
        ))}
      </Sheet>
    </Page>
  );
}

/** Every step of the spacing scale, drawn to length. */
export function Spaces() {
  return (
    <Page>
      <Sheet>
        {Object.entries(space).map(([name, size]) => (
          <Sample key={name}>
            <code>
              {name} · {plain(size)}
            </code>
            <span style={{ width: size, height: 12, background: color.brand }} />
          </Sample>
        ))}
      </Sheet>
    </Page>
  );
}

/** Every corner radius, including the arch. */
export function Radii() {
  return (
    <Page>
      <Tiles>
        {Object.entries({ ...radius, arch }).map(([name, size]) => (
          <div key={name}>
            <Box style={{ borderRadius: size, boxShadow: shadow.sm }} />
            <code>{name === 'arch' ? '拱 arch' : `${name} · ${plain(size)}`}</code>
          </div>
        ))}
      </Tiles>
    </Page>
  );
}

/** Every shadow, on the page's background. */
export function Shadows() {
  return (
    <Page>
      <Tiles style={{ gap: 48, padding: 48 }}>
        {Object.entries(shadow).map(([name, value]) => (
          <div key={name}>
            <Box style={{ borderRadius: radius.md, boxShadow: value, marginBottom: 16 }} />
            <code>{name}</code>
          </div>
        ))}
      </Tiles>
    </Page>
  );
}
