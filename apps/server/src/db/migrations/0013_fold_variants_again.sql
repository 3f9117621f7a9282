-- The texts are folded again: characters whose forms differ in three scripts, like those of cake, now become the same.
-- `npm run migrate` and the start of a server do so. Until then a product or post is found by no word.
UPDATE "products" SET "search_text" = NULL;--> statement-breakpoint
UPDATE "articles" SET "search_text" = NULL;
