/** `burst` times at once, and `perMinute` on and on: it fills up again steadily, so nobody waits for long. */
export type Bucket = { burst: number; perMinute: number }

const burstMinutes = 10

/** A television spot brings many people in a few minutes: ten minutes' worth may come at once. */
export const bucketOf = (perMinute: number): Bucket => ({ burst: burstMinutes * perMinute, perMinute })
