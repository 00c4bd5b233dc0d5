ALTER TABLE "rate_limits" ALTER COLUMN "expire" SET NOT NULL;--> statement-breakpoint
CREATE INDEX "rate_limits_expire" ON "rate_limits" USING btree ("expire");