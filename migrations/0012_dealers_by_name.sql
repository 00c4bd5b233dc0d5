DROP INDEX "dealers_regency";--> statement-breakpoint
CREATE INDEX "dealers_regency_name" ON "dealers" USING btree ("regency_code" text_pattern_ops,"name","slug");--> statement-breakpoint
CREATE INDEX "dealers_name" ON "dealers" USING btree ("name","slug");