import type { FleetOffer } from './fleet-offer-schema.ts'

export type { FleetOffer } from './fleet-offer-schema.ts'
export type FleetUse = FleetOffer['uses'][number]
