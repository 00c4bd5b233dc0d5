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
CREATE TABLE "content_picture_uses" (
	"kind" text NOT NULL,
	"slug" text NOT NULL,
	"number" integer NOT NULL,
	"picture_id" uuid NOT NULL,
	CONSTRAINT "content_picture_uses_kind_slug_number_picture_id_pk" PRIMARY KEY("kind","slug","number","picture_id")
);
--> statement-breakpoint
CREATE TABLE "content_previews" (
	"id" uuid PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"kind" text NOT NULL,
	"slug" text NOT NULL,
	"number" integer NOT NULL,
	"made_by" text NOT NULL,
	"made_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"revoked_by" text,
	"revoked_at" timestamp (3) with time zone,
	CONSTRAINT "content_previews_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "sheet_revisions" (
	"sheet" text NOT NULL,
	"number" integer NOT NULL,
	"rows" jsonb NOT NULL,
	"edits" jsonb NOT NULL,
	"way" text NOT NULL,
	"undoes" integer,
	"saved_by" text NOT NULL,
	"saved_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "sheet_revisions_sheet_number_pk" PRIMARY KEY("sheet","number")
);
--> statement-breakpoint
CREATE TABLE "lead_progress" (
	"lead_id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"status" text NOT NULL,
	"dealer_id" text,
	"asked_at" timestamp (3) with time zone NOT NULL,
	"due_at" timestamp (3) with time zone,
	"promised_by" timestamp (3) with time zone,
	"first_contact_at" timestamp (3) with time zone,
	"first_contact_minutes" integer,
	"assignee_id" text,
	"escalated_at" timestamp (3) with time zone,
	"merged_into" uuid,
	"terms" "tsvector" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "picture_files" (
	"picture_id" uuid NOT NULL,
	"name" text NOT NULL,
	"bytes" "bytea" NOT NULL,
	CONSTRAINT "picture_files_picture_id_name_pk" PRIMARY KEY("picture_id","name")
);
--> statement-breakpoint
CREATE TABLE "pictures" (
	"id" uuid PRIMARY KEY NOT NULL,
	"alt" text NOT NULL,
	"focal_x" double precision NOT NULL,
	"focal_y" double precision NOT NULL,
	"version" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"original" "bytea" NOT NULL,
	"added_by" text NOT NULL,
	"added_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_entries" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"staff_id" text,
	"staff_name" text NOT NULL,
	"role" text NOT NULL,
	"action" text NOT NULL,
	"subject_kind" text NOT NULL,
	"subject_id" text NOT NULL,
	"before" jsonb,
	"after" jsonb
);
--> statement-breakpoint
CREATE TABLE "staff" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"email_verified" boolean NOT NULL,
	"image" text,
	"two_factor_enabled" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"role" text NOT NULL,
	"left_at" timestamp with time zone,
	CONSTRAINT "staff_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "staff_accounts" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"provider_id" text NOT NULL,
	"staff_id" text NOT NULL,
	"access_token" text,
	"refresh_token" text,
	"id_token" text,
	"access_token_expires_at" timestamp with time zone,
	"refresh_token_expires_at" timestamp with time zone,
	"scope" text,
	"password" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "staff_dealers" (
	"staff_id" text NOT NULL,
	"dealer_id" text NOT NULL,
	CONSTRAINT "staff_dealers_staff_id_dealer_id_pk" PRIMARY KEY("staff_id","dealer_id")
);
--> statement-breakpoint
CREATE TABLE "staff_second_factors" (
	"id" text PRIMARY KEY NOT NULL,
	"secret" text NOT NULL,
	"backup_codes" text NOT NULL,
	"staff_id" text NOT NULL,
	"verified" boolean DEFAULT true NOT NULL,
	"failed_verification_count" integer DEFAULT 0 NOT NULL,
	"locked_until" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "staff_secrets" (
	"id" integer PRIMARY KEY NOT NULL,
	"secret" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "staff_sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"token" text NOT NULL,
	"staff_id" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ip_address" text,
	"user_agent" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "staff_sessions_token_unique" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "staff_verifications" (
	"id" text PRIMARY KEY NOT NULL,
	"identifier" text NOT NULL,
	"value" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "calendar_changes" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"dealer_id" text NOT NULL,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"value" jsonb,
	"staff_id" text NOT NULL,
	"staff_name" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "backups" (
	"finished_at" timestamp (3) with time zone PRIMARY KEY NOT NULL,
	"bytes" bigint NOT NULL,
	"rows" bigint NOT NULL
);
--> statement-breakpoint
DROP INDEX "content_items_by_body";--> statement-breakpoint
ALTER TABLE "content_items" ADD COLUMN "facets" jsonb GENERATED ALWAYS AS (jsonb_set_lax(jsonb_set_lax(jsonb_set_lax('{}'::jsonb,
  '{topic}', body -> 'topic'), '{models}', body -> 'models'),
  '{place}', jsonb_set_lax('{}'::jsonb, '{province}', body #> '{place,province}'))) STORED;--> statement-breakpoint
ALTER TABLE "content_revisions" ADD COLUMN "draft_of" text;--> statement-breakpoint
ALTER TABLE "content_version" ADD COLUMN "day" date;--> statement-breakpoint
ALTER TABLE "dealers" ADD COLUMN "capacity_on_days" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "dealers" ADD COLUMN "demonstration_fleet" jsonb;--> statement-breakpoint
ALTER TABLE "lead_events" ADD COLUMN "detail" jsonb;--> statement-breakpoint
ALTER TABLE "content_drafts" ADD CONSTRAINT "content_drafts_kind_slug_content_items_kind_slug_fk" FOREIGN KEY ("kind","slug") REFERENCES "public"."content_items"("kind","slug") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "content_picture_uses" ADD CONSTRAINT "content_picture_uses_picture_id_pictures_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."pictures"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_picture_uses" ADD CONSTRAINT "content_picture_uses_revision_fk" FOREIGN KEY ("kind","slug","number") REFERENCES "public"."content_revisions"("kind","slug","number") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "content_previews" ADD CONSTRAINT "content_previews_revision_fk" FOREIGN KEY ("kind","slug","number") REFERENCES "public"."content_revisions"("kind","slug","number") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "lead_progress" ADD CONSTRAINT "lead_progress_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_progress" ADD CONSTRAINT "lead_progress_dealer_id_dealers_id_fk" FOREIGN KEY ("dealer_id") REFERENCES "public"."dealers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "picture_files" ADD CONSTRAINT "picture_files_picture_id_pictures_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."pictures"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_accounts" ADD CONSTRAINT "staff_accounts_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_dealers" ADD CONSTRAINT "staff_dealers_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_second_factors" ADD CONSTRAINT "staff_second_factors_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_sessions" ADD CONSTRAINT "staff_sessions_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "content_picture_uses_by_picture" ON "content_picture_uses" USING btree ("picture_id");--> statement-breakpoint
CREATE INDEX "content_previews_of_item" ON "content_previews" USING btree ("kind","slug");--> statement-breakpoint
CREATE INDEX "lead_progress_due" ON "lead_progress" USING btree ("due_at","lead_id") WHERE "lead_progress"."due_at" is not null;--> statement-breakpoint
CREATE INDEX "lead_progress_dealer_due" ON "lead_progress" USING btree ("dealer_id","due_at","lead_id") WHERE "lead_progress"."due_at" is not null;--> statement-breakpoint
CREATE INDEX "lead_progress_asked" ON "lead_progress" USING btree ("asked_at","lead_id");--> statement-breakpoint
CREATE INDEX "lead_progress_dealer" ON "lead_progress" USING btree ("dealer_id","asked_at","lead_id");--> statement-breakpoint
CREATE INDEX "lead_progress_kind" ON "lead_progress" USING btree ("kind","asked_at","lead_id");--> statement-breakpoint
CREATE INDEX "lead_progress_status" ON "lead_progress" USING btree ("status","asked_at","lead_id");--> statement-breakpoint
CREATE INDEX "lead_progress_assignee" ON "lead_progress" USING btree ("assignee_id","asked_at","lead_id") WHERE "lead_progress"."assignee_id" is not null;--> statement-breakpoint
CREATE INDEX "lead_progress_escalated" ON "lead_progress" USING btree ("due_at","lead_id") WHERE "lead_progress"."due_at" is not null and "lead_progress"."escalated_at" is not null;--> statement-breakpoint
CREATE INDEX "lead_progress_merged" ON "lead_progress" USING btree ("merged_into") WHERE "lead_progress"."merged_into" is not null;--> statement-breakpoint
CREATE INDEX "lead_progress_terms" ON "lead_progress" USING gin ("terms") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "pictures_by_date" ON "pictures" USING btree ("added_at","id");--> statement-breakpoint
CREATE INDEX "audit_entries_subject" ON "audit_entries" USING btree ("subject_kind","subject_id");--> statement-breakpoint
CREATE INDEX "audit_entries_staff" ON "audit_entries" USING btree ("staff_id","id");--> statement-breakpoint
CREATE INDEX "audit_entries_action" ON "audit_entries" USING btree ("action","id");--> statement-breakpoint
CREATE INDEX "staff_accounts_staff" ON "staff_accounts" USING btree ("staff_id");--> statement-breakpoint
CREATE INDEX "staff_second_factors_staff" ON "staff_second_factors" USING btree ("staff_id");--> statement-breakpoint
CREATE INDEX "staff_sessions_staff" ON "staff_sessions" USING btree ("staff_id");--> statement-breakpoint
CREATE INDEX "staff_verifications_identifier" ON "staff_verifications" USING btree ("identifier");--> statement-breakpoint
CREATE INDEX "calendar_changes_subject" ON "calendar_changes" USING btree ("dealer_id","kind","subject","id");--> statement-breakpoint
CREATE INDEX "content_items_by_facets" ON "content_items" USING gin ("facets" jsonb_path_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "content_revisions_draft" ON "content_revisions" USING btree ("kind","slug","draft_of") WHERE "content_revisions"."draft_of" is not null;--> statement-breakpoint
CREATE INDEX "lead_events_calendar" ON "lead_events" USING btree ("dealer_id","starts_at") WHERE "lead_events"."starts_at" is not null;--> statement-breakpoint
CREATE INDEX "outbox_subject" ON "outbox" USING btree (split_part("key", ':', 2));--> statement-breakpoint
CREATE INDEX "outbox_dead" ON "outbox" USING btree ("dead_at") WHERE "outbox"."dead_at" is not null;