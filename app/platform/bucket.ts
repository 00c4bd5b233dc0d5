/** Allows `burst` requests at once. The bucket then refills steadily with `perMinute` requests a minute. */
export type Bucket = { burst: number; perMinute: number }

const burstMinutes = 10

/** A television spot brings many people within a few minutes: allow ten minutes' worth of requests at once. */
export const bucketOf = (perMinute: number): Bucket => ({ burst: burstMinutes * perMinute, perMinute })
