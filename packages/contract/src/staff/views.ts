import * as z from 'zod/mini';
import { describe, named } from '../core/describe';
import { id, line } from '../core/scalars';
import { staffDomain } from './domain';
import { savedViewFields, savedViewPages } from './saved-views';

const page = describe(z.enum(savedViewPages), 'The list that is filtered.');
const query = describe(
  z.string().check(z.maxLength(500), z.regex(/^[\x21-\x7e]*$/)),
  "The filter as the query of the list's address, `view=all&layer=3`, 500 characters at most.",
);

const savedView = named(
  'SavedView',
  'A filter of a list that a colleague saved under a name.',
  z.object({
    id: describe(id, 'Its id.'),
    page,
    name: describe(z.string(), 'Its name.'),
    query,
  }),
);
const list = describe(
  z.array(savedView),
  "The caller's saved filters of the list, the first first.",
);

/**
 * The filters of lists that a colleague saved under a name. They are the caller's own. No call writes an audit entry:
 * a saved filter changes nothing of the shop.
 */
export const views = staffDomain('views', {
  list: {
    summary: "The caller's saved filters of a list",
    access: 'staff',
    permission: null,
    query: z.strictObject({ page }),
    reply: list,
  },
  save: {
    summary: 'Save a filter of a list, change it, or give it another name',
    access: 'staff',
    permission: null,
    refusals: ['notFound', 'viewNameTaken', 'tooManyViews'],
    body: z
      .strictObject({
        id: describe(z.optional(id), 'The id of the saved filter to change; left out: a new one.'),
        page,
        name: describe(
          line(20, 'Please enter a name'),
          'Its name, 20 characters at most. Width and case make no difference between names.',
        ),
        query,
        replace: describe(
          z.optional(z.boolean()),
          'Replace another one of that name; without it the call is refused.',
        ),
      })
      .check(
        z.refine(
          (view) =>
            [...new URLSearchParams(view.query).keys()].every((field) =>
              savedViewFields[view.page].some((known) => known === field),
            ),
          { path: ['query'], error: 'format error' },
        ),
      ),
    reply: z.object({ id: describe(id, 'The id of the saved filter.'), list }),
  },
  delete: {
    summary: 'Delete a saved filter',
    access: 'staff',
    permission: null,
    refusals: ['notFound'],
    body: z.strictObject({ id: describe(id, 'Its id.') }),
    reply: list,
  },
});
