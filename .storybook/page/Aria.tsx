import { Heading, Unstyled } from '@storybook/addon-docs/blocks';
import type { ComponentFacts } from '../facts/facts';
import { Note, Table } from './parts';

/** Shows the roles and ARIA attributes that a component sets; nothing for one without any. */
export function Aria({ facts: { aria, usesRadix } }: { facts: ComponentFacts }) {
  if (aria.length === 0 && !usesRadix) return null;
  return (
    <>
      <Heading>輔助技術 · Assistive technology</Heading>
      <Unstyled>
        {aria.length > 0 && (
          <Table>
            <thead>
              <tr>
                <th scope="col">設定的屬性 Attribute it sets</th>
                <th scope="col">來自 Set from</th>
              </tr>
            </thead>
            <tbody>
              {aria.map(({ name, from }) => (
                <tr key={name}>
                  <th scope="row">
                    <code>{name}</code>
                  </th>
                  <td>
                    {from.map((each) => (
                      <code key={each}>{each || 'true'}</code>
                    ))}
                  </td>
                </tr>
              ))}
            </tbody>
          </Table>
        )}
        {usesRadix && (
          <Note>
            角色、狀態與焦點由 Radix 設定。
            <span lang="en">Radix sets the roles, states and focus.</span>
          </Note>
        )}
      </Unstyled>
    </>
  );
}
