import { type Province, provinces, type Regency, regencies } from '../../../core/dealers/regions.ts'

export type CityChoice = {
  provinces: readonly Province[]
  province: Province | null
  cities: readonly Regency[]
  city: Regency | null
}

/**
 * Province and city by their codes. A city fills in its province. A province that does not contain the city wins,
 * because it was chosen last.
 */
export function chosenCity({ province = '', city = '' }: { province?: string; city?: string }): CityChoice {
  const chosen = provinces.find(({ code }) => code === (province || city.slice(0, 2))) ?? null
  const cities = regencies.filter(({ provinceCode }) => provinceCode === chosen?.code)
  return {
    provinces: inOrder(provinces),
    province: chosen,
    cities: inOrder(cities),
    city: cities.find(({ code }) => code === city) ?? null,
  }
}

/** `Kota Bandung, Jawa Barat` */
export function cityName({ city, province }: CityChoice): string | null {
  return city && province && `${city.name}, ${province.name}`
}

function inOrder<Region extends { name: string }>(regions: readonly Region[]): Region[] {
  return regions.toSorted((one, other) => one.name.localeCompare(other.name, 'id'))
}
