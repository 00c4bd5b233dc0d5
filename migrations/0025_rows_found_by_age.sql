CREATE INDEX "own_numbers_number" ON "own_numbers" USING btree ("number_hash");--> statement-breakpoint
CREATE INDEX "own_numbers_at" ON "own_numbers" USING btree ("at");--> statement-breakpoint
CREATE INDEX "consents_given" ON "consents" USING btree ("given_at");--> statement-breakpoint
CREATE INDEX "conversation_transcripts_expiry" ON "conversation_transcripts" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "lead_events_short_lived" ON "lead_events" USING btree ("kind","at","lead_id") WHERE "lead_events"."kind" in ('drafted', 'consent-withdrawn');--> statement-breakpoint
CREATE INDEX "lead_pictures_at" ON "lead_pictures" USING btree ("at");--> statement-breakpoint
CREATE INDEX "lead_progress_open_of_assignee" ON "lead_progress" USING btree ("assignee_id","asked_at","lead_id") WHERE "lead_progress"."assignee_id" is not null and "lead_progress"."status" in ('new', 'contacted', 'scheduled');--> statement-breakpoint
CREATE INDEX "leads_created" ON "leads" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "leads_partner" ON "leads" USING btree (("source" ->> 'partner'),"created_at") WHERE ("leads"."source" ->> 'partner') is not null;--> statement-breakpoint
CREATE INDEX "remembered_contacts_phone" ON "remembered_contacts" USING btree ("phone");--> statement-breakpoint
CREATE INDEX "remembered_contacts_at" ON "remembered_contacts" USING btree ("at");--> statement-breakpoint
CREATE INDEX "remembered_contacts_expiry" ON "remembered_contacts" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "outbox_ended" ON "outbox" USING btree (coalesce("delivered_at", "dead_at")) WHERE coalesce("outbox"."delivered_at", "outbox"."dead_at") is not null;--> statement-breakpoint
CREATE INDEX "audit_entries_about" ON "audit_entries" USING btree ("subject_id","id");--> statement-breakpoint
DROP INDEX "lead_progress_assignee";--> statement-breakpoint
DROP INDEX "audit_entries_subject";
