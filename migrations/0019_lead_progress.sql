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
ALTER TABLE "lead_events" ADD COLUMN "detail" jsonb;--> statement-breakpoint
ALTER TABLE "lead_progress" ADD CONSTRAINT "lead_progress_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_progress" ADD CONSTRAINT "lead_progress_dealer_id_dealers_id_fk" FOREIGN KEY ("dealer_id") REFERENCES "public"."dealers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
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
CREATE INDEX "outbox_subject" ON "outbox" USING btree (split_part("key", ':', 2));