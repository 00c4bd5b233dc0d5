import type { Care } from './care.server.ts'

/** A request that no employee has touched. */
export const noCare: Care = {
  employee: null,
  answeredAt: null,
  notReachedAt: null,
  callAt: null,
  handedOver: false,
  missedPromise: null,
  mergedInto: null,
}
