import { own } from './own.ts'
/** The three zones of Indonesia. */
export const zones = ['Asia/Jakarta', 'Asia/Makassar', 'Asia/Jayapura'] as const
export type Zone = (typeof zones)[number]

export const zoneLabel: Record<Zone, string> = { 'Asia/Jakarta': 'WIB', 'Asia/Makassar': 'WITA', 'Asia/Jayapura': 'WIT' }

/** Hours ahead of UTC. No clock in Indonesia has been changed since 1988. */
export const hoursAhead: Record<Zone, number> = { 'Asia/Jakarta': 7, 'Asia/Makassar': 8, 'Asia/Jayapura': 9 }

/** Province codes (Kemendagri) of each zone, from Keppres 41/1987 and the later splits of provinces. */
const provinces: Record<Zone, readonly string[]> = {
  'Asia/Jakarta': ['11', '12', '13', '14', '15', '16', '17', '18', '19', '21', '31', '32', '33', '34', '35', '36', '61', '62'],
  'Asia/Makassar': ['51', '52', '53', '63', '64', '65', '71', '72', '73', '74', '75', '76'],
  'Asia/Jayapura': ['81', '82', '91', '92', '93', '94', '95', '96'],
}

/** Regencies whose zone differs from their province. There are none in 2026, but a decree may add one. */
const exceptions: Readonly<Record<string, Zone>> = {}

/** The zone of a regency by its code, such as `53.71`. Throws for a code without a province. */
export function zoneOf(regencyCode: string): Zone {
  const province = regencyCode.slice(0, 2)
  const zone = own(exceptions, regencyCode) ?? zones.find((each) => provinces[each].includes(province))
  if (!zone) throw new Error(`No time zone is known for the regency ${regencyCode}.`)
  return zone
}
