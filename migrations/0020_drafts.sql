CREATE TABLE "content_drafts" (
	"kind" text NOT NULL,
	"slug" text NOT NULL,
	"staff_id" text NOT NULL,
	"staff_name" text NOT NULL,
	"typed" jsonb NOT NULL,
	"wanted_slug" text NOT NULL,
	"base" integer NOT NULL,
	"turn" integer NOT NULL,
	"saved_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "content_drafts_kind_slug_staff_id_pk" PRIMARY KEY("kind","slug","staff_id")
);
--> statement-breakpoint
ALTER TABLE "content_revisions" ADD COLUMN "draft_of" text;--> statement-breakpoint
ALTER TABLE "content_drafts" ADD CONSTRAINT "content_drafts_kind_slug_content_items_kind_slug_fk" FOREIGN KEY ("kind","slug") REFERENCES "public"."content_items"("kind","slug") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
CREATE UNIQUE INDEX "content_revisions_draft" ON "content_revisions" USING btree ("kind","slug","draft_of") WHERE "content_revisions"."draft_of" is not null;