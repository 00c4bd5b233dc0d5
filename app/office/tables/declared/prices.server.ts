import { isOnSale } from '~/core/cars/car.ts'
import { readCatalogue } from '~/core/cars/catalogue.server.ts'
import { mainProvince, variantKey } from '~/core/cars/price-list/list-prices.ts'
import { priceStore } from '~/core/cars/price-list/price-store.server.ts'
import { effectiveDayAt } from '~/core/content/sheets/effective-day.server.ts'
import type { AnyRow } from '~/core/content/sheets/sheet.ts'
import { provinces } from '~/core/dealers/regions.ts'
import type { Instant } from '~/lib/instant.ts'
import type { Db } from '~/platform/database.server.ts'
import type { Table, WrongRow } from '../table.ts'

export const provinceOptions = provinces.map(({ code, name }) => ({ value: code, label: name }))

/** The price list: on-the-road prices by variant and province. */
export const pricesTable: Table = { store: priceStore, group: 'prices', options, check }

async function options(db: Db) {
  const cars = await readCatalogue(db)
  const variants = cars.flatMap((car) =>
    car.variants.map((variant) => ({ value: variantKey(car, variant), label: `${car.name} ${variant.name}` })),
  )
  return { variant: variants, province: provinceOptions }
}

/** Every variant on sale needs a price in Jakarta today: pages show it, and other provinces are estimated from it. */
async function check(rows: readonly AnyRow[], db: Db, now: Instant): Promise<WrongRow[]> {
  const today = effectiveDayAt(now)
  const cars = (await readCatalogue(db)).filter(isOnSale)
  const inJakarta = rows.filter(({ province }) => province === mainProvince.code)
  const empty = inJakarta
    .filter(({ amount }) => amount === null)
    .map((row) => ({ row, column: 'amount', text: 'Harga di DKI Jakarta tidak boleh kosong' }))
  const missing = cars.flatMap((car) =>
    car.variants
      .filter((variant) => !inJakarta.some((row) => row.variant === variantKey(car, variant) && String(row.from) <= today))
      .map(
        (variant): WrongRow => ({
          row: { variant: variantKey(car, variant), province: mainProvince.code },
          column: null,
          text: `${car.name} ${variant.name} harus tetap punya harga DKI Jakarta yang sudah berlaku`,
        }),
      ),
  )
  return [...empty, ...missing]
}
