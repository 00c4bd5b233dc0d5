DROP INDEX "content_items_by_date";--> statement-breakpoint
DROP INDEX "lead_progress_terms";--> statement-breakpoint
ALTER TABLE "privacy_requests" ADD COLUMN "proof_hash" text;--> statement-breakpoint
CREATE INDEX "content_items_of_all_kinds" ON "content_items" USING btree ("publish_at","kind","slug");--> statement-breakpoint
CREATE INDEX "content_items_by_date" ON "content_items" USING btree ("kind","publish_at" DESC NULLS LAST,"slug");--> statement-breakpoint
CREATE INDEX "lead_progress_terms" ON "lead_progress" USING gin (("terms" || array_to_tsvector(array['d' || coalesce("dealer_id", '')]))) WITH (fastupdate=false);