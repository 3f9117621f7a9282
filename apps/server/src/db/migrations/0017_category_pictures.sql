ALTER TABLE "categories" ADD COLUMN "img" text;--> statement-breakpoint
ALTER TABLE "categories" ADD COLUMN "color" text;