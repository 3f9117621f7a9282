import type { addresses } from '../../db/schema';

/** An address as its member sees it. */
export function presentAddress(row: typeof addresses.$inferSelect) {
  return {
    id: row.id,
    type: row.type,
    name: row.name,
    phone: row.phone,
    county: row.county,
    district: row.district,
    zip: row.zip,
    street: row.street,
    is_default: row.isDefault,
  };
}
