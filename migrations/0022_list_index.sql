DROP INDEX "content_items_by_date";--> statement-breakpoint
CREATE INDEX "content_items_of_all_kinds" ON "content_items" USING btree ("publish_at","kind","slug");--> statement-breakpoint
CREATE INDEX "content_items_by_date" ON "content_items" USING btree ("kind","publish_at" DESC NULLS LAST,"slug");