import { Heading, Unstyled } from '@storybook/addon-docs/blocks';
import type { ComponentFacts } from '../facts/facts';
import { Codes, Table } from './parts';

/**
 * Shows the variables that a component reads and the attributes that it sets, for use in style
 * sheets.
 */
export function Styling({ facts: { variables, attributes } }: { facts: ComponentFacts }) {
  if (variables.length + attributes.length === 0) return null;
  return (
    <>
      <Heading>樣式 · Styling</Heading>
      <Unstyled>
        {variables.length > 0 && (
          <Codes>
            <h4>讀取的 CSS 變數 · CSS variables it reads</h4>
            {variables.map((name) => (
              <code key={name}>{name}</code>
            ))}
          </Codes>
        )}
        {attributes.length > 0 && (
          <Table>
            <thead>
              <tr>
                <th scope="col">設定的屬性 Data attribute</th>
                <th scope="col">來自 Set from</th>
                <th scope="col">有樣式的值 Values with styles</th>
              </tr>
            </thead>
            <tbody>
              {attributes.map(({ name, from, values }) => (
                <tr key={name}>
                  <th scope="row">
                    <code>{name}</code>
                  </th>
                  <td>{from === 'Radix' ? from : from && <code>{from}</code>}</td>
                  <td>
                    {values.map((value) => (
                      <code key={value}>{value}</code>
                    ))}
                  </td>
                </tr>
              ))}
            </tbody>
          </Table>
        )}
      </Unstyled>
    </>
  );
}
