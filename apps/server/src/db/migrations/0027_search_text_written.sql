-- The server folds the text that the search compares, by the function that folds what is typed
-- (src/db/search.ts). Null: not folded yet; src/db/fold-search-texts.ts does so at start and every minute.
ALTER TABLE "articles" ALTER COLUMN "search_text" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "articles" ALTER COLUMN "search_text" DROP EXPRESSION;--> statement-breakpoint
ALTER TABLE "products" ALTER COLUMN "search_text" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ALTER COLUMN "search_text" DROP EXPRESSION;--> statement-breakpoint
UPDATE "articles" SET "search_text" = NULL;--> statement-breakpoint
UPDATE "products" SET "search_text" = NULL;--> statement-breakpoint
CREATE INDEX "articles_unfolded" ON "articles" USING btree ("id") WHERE "articles"."search_text" is null;--> statement-breakpoint
CREATE INDEX "products_unfolded" ON "products" USING btree ("id") WHERE "products"."search_text" is null;--> statement-breakpoint
-- An update that changes a text without folding it again must not leave the old one to be found.
CREATE FUNCTION clear_search_text() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.search_text := NULL;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER "articles_clear_search_text" BEFORE UPDATE ON "articles" FOR EACH ROW
WHEN (OLD.content IS DISTINCT FROM NEW.content AND OLD.search_text IS NOT DISTINCT FROM NEW.search_text)
EXECUTE FUNCTION clear_search_text();--> statement-breakpoint
CREATE TRIGGER "products_clear_search_text" BEFORE UPDATE ON "products" FOR EACH ROW
WHEN ((OLD.name, OLD.keywords, OLD.summary) IS DISTINCT FROM (NEW.name, NEW.keywords, NEW.summary)
  AND OLD.search_text IS NOT DISTINCT FROM NEW.search_text)
EXECUTE FUNCTION clear_search_text();
