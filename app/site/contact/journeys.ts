import { at } from '~/addresses.ts'

/** What people ask about most and need not ask: the page that has the answer. */
export const journeys = [
  { name: 'testDrive', href: at.testDrive() },
  { name: 'prices', href: at.cars() },
  { name: 'instalments', href: at.paymentSimulation() },
  { name: 'buying', href: at.consultation() },
  { name: 'service', href: at.serviceBooking() },
  { name: 'brochures', href: at.brochures() },
  { name: 'fleet', href: at.fleet() },
  { name: 'dealers', href: at.dealers() },
  { name: 'requests', href: at.requests() },
] as const

export type Journey = (typeof journeys)[number]['name']
