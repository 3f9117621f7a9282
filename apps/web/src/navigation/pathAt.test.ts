import { matchPath } from 'react-router-dom';
import { expect, it } from 'vitest';
import { redirectPaths, routePaths } from '../paths/paths';
import { pathAt } from './pathAt';

const patterns = [...routePaths, ...redirectPaths.map(([path]) => path), '*'];

it('finds the pattern that the router finds', () => {
  const made = patterns.flatMap((path) => {
    const plain = path.replace(/:\w+/g, '12').replace('*', '/no/such/page');
    return [plain, `${plain}/`, `${plain}//`, plain.toUpperCase(), `${plain}/more`, `/x${plain}`];
  });
  const odd = ['//', '/product', '/product/', '/product/%E9%AE%AE', '/search/a.b', '/search/%2F'];
  for (const pathname of [...made, ...odd]) {
    const found = patterns.find((path) => matchPath(path, pathname));
    expect([pathname, pathAt(patterns, pathname)]).toEqual([pathname, found]);
  }
});
