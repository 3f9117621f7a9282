ALTER TABLE "article_media" ADD COLUMN "color" text;--> statement-breakpoint
ALTER TABLE "banners" ADD COLUMN "color" text;--> statement-breakpoint
ALTER TABLE "quick_links" ADD COLUMN "color" text;--> statement-breakpoint
ALTER TABLE "product_pictures" ADD COLUMN "color" text;