import { at } from '~/addresses.ts'

/** The most frequent questions that a page of the site answers, and those pages. */
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
