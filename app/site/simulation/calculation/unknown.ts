import type { Car } from '../../../core/cars/car.ts'
import { chosenVariant } from '../../../core/cars/chosen-car.ts'
import { liabilityLimits } from '../../../core/simulation/case/choices.ts'
import type { Typed } from '../../../ui/form.ts'
import { readElectricShare, readKilometresAYear } from '../ownership/driving.ts'
import { allTenors, coverChoices, extensionNames, firstInstalmentChoices } from './choice.ts'

export const unknownChoices = [
  'vehicle',
  'variant',
  'colour',
  'accessories',
  'province',
  'city',
  'way',
  'tenor',
  'first',
  'insurance',
  'extensions',
  'liability',
  'package',
  'old-model',
  'old-variant',
  'old-year',
  'old-transmission',
  'old-plates',
  'trade-in',
  'kilometres',
  'electric-share',
] as const
export type UnknownChoice = (typeof unknownChoices)[number]

type Found = {
  cars: readonly Car[]
  packages: readonly { slug: string }[]
  provinces: readonly { code: string }[]
  regencies: readonly { code: string }[]
  /** True when there is such a car, also one no longer sold. */
  car: boolean
  accessories: boolean
  extensions: readonly string[]
  withCash: boolean
  /** Choices of the old car that no car has. */
  oldCar: readonly UnknownChoice[]
}

/** Choices in an address that do not exist. A choice of another car that was looked at before is not reported. */
export function unknownIn(
  typed: Typed,
  { cars, packages, provinces, regencies, car, accessories, extensions, withCash, oldCar }: Found,
): UnknownChoice[] {
  const said = (name: string) => typed[name] ?? ''
  const isOneOf = (name: string, all: readonly (string | number)[]) => said(name) === '' || all.map(String).includes(said(name))
  const known: Partial<Record<UnknownChoice, boolean>> = {
    vehicle: car || said('vehicle') + said('product_id') === '',
    variant: said('variant') === '' || cars.some((each) => chosenVariant(each, said('variant'))),
    colour: isOneOf(
      'color',
      cars.flatMap(({ colours }) => colours.map(({ slug }) => slug)),
    ),
    accessories,
    province: isOneOf(
      'province',
      provinces.map(({ code }) => code),
    ),
    city: isOneOf(
      'city',
      regencies.map(({ code }) => code),
    ),
    way: !withCash || isOneOf('cara', ['tunai', 'kredit']),
    tenor: isOneOf('tenor', allTenors),
    first: isOneOf('angsuran_pertama', firstInstalmentChoices),
    insurance: isOneOf('asuransi', coverChoices),
    extensions: extensions.every((each) => each === '' || Object.values(extensionNames).includes(each)),
    liability: isOneOf('tanggung_jawab', liabilityLimits),
    package: isOneOf(
      'paket',
      packages.map(({ slug }) => slug),
    ),
    'trade-in': isOneOf('tukar_tambah', ['ya', 'tidak']),
    kilometres: said('km_setahun') === '' || readKilometresAYear(said('km_setahun')) !== null,
    'electric-share': said('porsi_listrik') === '' || readElectricShare(said('porsi_listrik')) !== null,
  }
  return unknownChoices.filter((each) => known[each] === false || oldCar.includes(each))
}
