CREATE TABLE "social_handoffs" (
	"state_hash" "bytea" PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"return_url" text NOT NULL,
	"client_state" text NOT NULL,
	"challenge" text NOT NULL,
	"redirect_uri" text NOT NULL,
	"verifier" text NOT NULL,
	"nonce" text NOT NULL,
	"returned_at" timestamp with time zone,
	"code_hash" "bytea",
	"member_id" integer,
	"is_new" boolean DEFAULT false NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "social_handoffs_codeHash_unique" UNIQUE("code_hash")
);
--> statement-breakpoint
ALTER TABLE "social_handoffs" ADD CONSTRAINT "social_handoffs_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "social_handoffs_expiry" ON "social_handoffs" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "social_handoffs_of_member" ON "social_handoffs" USING btree ("member_id");