import type { SavedViewPage, StaffBody } from '@mall/contract/staff';
import type { CallOptions } from '../http/http';
import type { StaffCalls } from './calls';
import type { SavedView, SavedViews } from './types';

/** The filters of lists that the caller saved under a name. Every colleague has their own. */
export interface ViewsApi {
  /** The saved filters of a list, the first one first. */
  list(page: SavedViewPage, options?: CallOptions): Promise<SavedView[]>;
  /**
   * Saves a filter of a list; with an `id` changes that one, and its name. Returns its id, and all of the list.
   * @throws MallError `notFound`, `viewNameTaken` without `replace`, `tooManyViews`, `invalidFields`
   */
  save(view: StaffBody<'views', 'save'>, options?: CallOptions): Promise<SavedViews>;
  /**
   * Deletes a saved filter. Returns the other ones of its list.
   * @throws MallError `notFound`
   */
  delete(id: number, options?: CallOptions): Promise<SavedView[]>;
}

/** Creates `staff.views`. */
export const createViews = (call: StaffCalls<'views'>): ViewsApi => ({
  list: (page, options) => call('list', { query: { page } }, options),
  save: (view, options) => call('save', { body: view }, options),
  delete: (id, options) => call('delete', { body: { id } }, options),
});
