-- The texts are folded again, now with the variants of Chinese characters: 麵包 as 面包. `npm run migrate` and the start
-- of a server do so. Until then a product or post is found by no word.
UPDATE "products" SET "search_text" = NULL;--> statement-breakpoint
UPDATE "articles" SET "search_text" = NULL;
