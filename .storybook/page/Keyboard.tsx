import { Heading, Unstyled } from '@storybook/addon-docs/blocks';
import { Fragment } from 'react';
import type { KeyLine } from '../../packages/ui/stories/page';
import { Table } from './parts';

/** Renders `Shift + Tab, Escape` as keys. */
const Keys = ({ names }: { names: string }) =>
  names.split(', ').map((together, at) => (
    <Fragment key={together}>
      {at > 0 && ' '}
      <span>
        {together.split(' + ').map((name, place) => (
          <Fragment key={name}>
            {place > 0 && ' + '}
            <kbd>{name}</kbd>
          </Fragment>
        ))}
      </span>
    </Fragment>
  ));

/** Shows the keyboard interaction of a component; nothing for one without any. */
export function Keyboard({ keys = [] }: { keys?: readonly KeyLine[] | undefined }) {
  if (keys.length === 0) return null;
  return (
    <>
      <Heading>鍵盤 · Keyboard</Heading>
      <Unstyled>
        <Table>
          <thead>
            <tr>
              <th scope="col">鍵 Key</th>
              <th scope="col">作用</th>
              <th scope="col">Action</th>
            </tr>
          </thead>
          <tbody>
            {keys.map((line) => (
              <tr key={line.keys + line.zh}>
                <th scope="row">
                  <Keys names={line.keys} />
                </th>
                <td>{line.zh}</td>
                <td lang="en">{line.en}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      </Unstyled>
    </>
  );
}
