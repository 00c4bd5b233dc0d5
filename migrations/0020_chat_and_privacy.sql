CREATE TABLE "conversation_blocks" (
	"device_hash" text PRIMARY KEY NOT NULL,
	"staff_id" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"until" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "conversation_events" (
	"conversation_id" uuid NOT NULL,
	"sequence" integer NOT NULL,
	"kind" text NOT NULL,
	"by" text NOT NULL,
	"staff_id" text,
	"staff_name" text,
	"client_id" text,
	"text" text,
	"detail" jsonb,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "conversation_events_conversation_id_sequence_pk" PRIMARY KEY("conversation_id","sequence")
);
--> statement-breakpoint
CREATE TABLE "conversation_files" (
	"id" uuid PRIMARY KEY NOT NULL,
	"conversation_id" uuid NOT NULL,
	"content_type" text NOT NULL,
	"bytes" "bytea" NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "conversations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"device_hash" text NOT NULL,
	"name" text NOT NULL,
	"phone" text,
	"phone_proved_at" timestamp (3) with time zone,
	"transcript_hash" text,
	"page" text NOT NULL,
	"zone" text,
	"dealer_id" text,
	"agent_id" text,
	"agent_name" text,
	"started_at" timestamp (3) with time zone NOT NULL,
	"last_at" timestamp (3) with time zone NOT NULL,
	"waiting_since" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone,
	"last_sequence" integer NOT NULL,
	"visitor_received" integer DEFAULT 0 NOT NULL,
	"visitor_read" integer DEFAULT 0 NOT NULL,
	"staff_received" integer DEFAULT 0 NOT NULL,
	"staff_read" integer DEFAULT 0 NOT NULL,
	"bucket_full_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "conversations_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "conversations_transcript_hash_unique" UNIQUE("transcript_hash")
);
--> statement-breakpoint
CREATE TABLE "erased_leads" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"dealer_id" text,
	"asked_at" timestamp (3) with time zone NOT NULL,
	"answered" boolean NOT NULL,
	"in_time" boolean,
	"first_contact_minutes" integer
);
--> statement-breakpoint
CREATE TABLE "privacy_breaches" (
	"id" uuid PRIMARY KEY NOT NULL,
	"happened" text NOT NULL,
	"exposed" text NOT NULL,
	"measures" text NOT NULL,
	"affected" integer NOT NULL,
	"noticed_at" timestamp (3) with time zone NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"subjects_told_at" timestamp (3) with time zone,
	"authority_told_at" timestamp (3) with time zone,
	"public_told_at" timestamp (3) with time zone,
	"entered_by" text NOT NULL,
	"entered_at" timestamp (3) with time zone NOT NULL,
	"escalated_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "privacy_hand_overs" (
	"request_id" uuid NOT NULL,
	"recipient" text NOT NULL,
	"references" text[] NOT NULL,
	"done_at" timestamp (3) with time zone,
	"done_by" text,
	CONSTRAINT "privacy_hand_overs_request_id_recipient_pk" PRIMARY KEY("request_id","recipient")
);
--> statement-breakpoint
CREATE TABLE "privacy_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"reference" text NOT NULL,
	"kind" text NOT NULL,
	"by_self" boolean NOT NULL,
	"subject_hash" text NOT NULL,
	"phone" text,
	"wish" text,
	"received_at" timestamp (3) with time zone NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"erased_at" timestamp (3) with time zone,
	"handled_at" timestamp (3) with time zone,
	"handled_by" text,
	"refused_because" text,
	"escalated_at" timestamp (3) with time zone,
	CONSTRAINT "privacy_requests_reference_unique" UNIQUE("reference")
);
--> statement-breakpoint
CREATE TABLE "privacy_visits" (
	"secret_hash" text PRIMARY KEY NOT NULL,
	"phone" text NOT NULL,
	"proved_at" timestamp (3) with time zone,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tracking_choices" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"visitor" text NOT NULL,
	"text_version" smallint NOT NULL,
	"asked" text[] NOT NULL,
	"allowed" text[] NOT NULL,
	"by_signal" boolean NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "web_vitals" (
	"day" date NOT NULL,
	"page_type" text NOT NULL,
	"device" text NOT NULL,
	"line" text NOT NULL,
	"metric" text NOT NULL,
	"bucket" smallint NOT NULL,
	"visits" integer NOT NULL,
	CONSTRAINT "web_vitals_day_page_type_device_line_metric_bucket_pk" PRIMARY KEY("day","page_type","device","line","metric","bucket")
);
--> statement-breakpoint
ALTER TABLE "content_drafts" ADD COLUMN "window_id" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "content_drafts" ADD COLUMN "window_sent" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "conversation_events" ADD CONSTRAINT "conversation_events_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation_files" ADD CONSTRAINT "conversation_files_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_dealer_id_dealers_id_fk" FOREIGN KEY ("dealer_id") REFERENCES "public"."dealers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "privacy_hand_overs" ADD CONSTRAINT "privacy_hand_overs_request_id_privacy_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."privacy_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "conversation_events_client" ON "conversation_events" USING btree ("conversation_id","client_id");--> statement-breakpoint
CREATE INDEX "conversation_files_conversation" ON "conversation_files" USING btree ("conversation_id");--> statement-breakpoint
CREATE INDEX "conversations_waiting" ON "conversations" USING btree ("waiting_since") WHERE "conversations"."waiting_since" is not null and "conversations"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "conversations_agent" ON "conversations" USING btree ("agent_id","last_at") WHERE "conversations"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "conversations_dealer" ON "conversations" USING btree ("dealer_id","last_at");--> statement-breakpoint
CREATE INDEX "conversations_last" ON "conversations" USING btree ("last_at");--> statement-breakpoint
CREATE INDEX "conversations_phone" ON "conversations" USING btree ("phone") WHERE "conversations"."phone" is not null;--> statement-breakpoint
CREATE INDEX "conversations_device" ON "conversations" USING btree ("device_hash");--> statement-breakpoint
CREATE INDEX "erased_leads_asked" ON "erased_leads" USING btree ("asked_at");--> statement-breakpoint
CREATE INDEX "privacy_requests_open" ON "privacy_requests" USING btree ("handled_at","due_at");--> statement-breakpoint
CREATE INDEX "privacy_requests_subject" ON "privacy_requests" USING btree ("subject_hash","received_at");--> statement-breakpoint
CREATE INDEX "privacy_visits_expiry" ON "privacy_visits" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "tracking_choices_visitor" ON "tracking_choices" USING btree ("visitor","at");--> statement-breakpoint
CREATE INDEX "tracking_choices_at" ON "tracking_choices" USING btree ("at");--> statement-breakpoint
CREATE INDEX "lead_pictures_lead" ON "lead_pictures" USING btree ("lead_id");--> statement-breakpoint
CREATE INDEX "lead_requests_lead" ON "lead_requests" USING btree ("lead_id");--> statement-breakpoint
CREATE INDEX "outbox_recipient" ON "outbox" USING btree ("recipient");