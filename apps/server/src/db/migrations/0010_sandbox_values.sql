CREATE TABLE "sandbox_values" (
	"purpose" text NOT NULL,
	"key" text NOT NULL,
	"value" jsonb NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sandbox_values_purpose_key_pk" PRIMARY KEY("purpose","key")
);
--> statement-breakpoint
CREATE INDEX "sandbox_values_expiry" ON "sandbox_values" USING btree ("expires_at");