-- Folds a name for the search, as `foldName` of the server does: width, case, blanks, dots between names and 臺 make no
-- difference. An expression of the index, so that no writer of an order can leave it out.
CREATE FUNCTION fold_name(name text) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
AS $$
  SELECT lower(regexp_replace(translate(normalize(name, NFKC), '臺', '台'), '[[:space:]·•‧・]', '', 'g'))
$$;--> statement-breakpoint
-- The previous version searches recipients without this index until it is stopped: the desk alone does so.
DROP INDEX "orders_by_recipient";--> statement-breakpoint
-- Takes a lock of some seconds at a million orders; writes wait for it.
-- squawk-ignore require-concurrent-index-creation
CREATE INDEX IF NOT EXISTS "orders_by_tracking_number" ON "orders" USING btree (upper("tracking_number"),"id") WHERE "orders"."tracking_number" is not null;--> statement-breakpoint
-- Takes a lock of some seconds at a million orders; writes wait for it.
-- squawk-ignore require-concurrent-index-creation
CREATE INDEX IF NOT EXISTS "orders_by_recipient" ON "orders" USING gin (search_grams(fold_name("shipping"->>'recipient')));--> statement-breakpoint
-- More characters have the same form now. `npm run migrate` and the start of a server fold these texts again.
UPDATE "products" SET "search_text" = NULL WHERE "search_text" ~ '[鳯凃栢薯呑呉髙﨑𠮷邨鷰]';--> statement-breakpoint
UPDATE "articles" SET "search_text" = NULL WHERE "search_text" ~ '[鳯凃栢薯呑呉髙﨑𠮷邨鷰]';
