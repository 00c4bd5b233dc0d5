import { readCatalogue } from '~/core/cars/catalogue.server.ts'
import { type Programme, programmeKind } from '~/core/content/programme-schema.ts'
import { isForProvince } from '~/core/content/programmes.ts'
import { plainText } from '~/core/content/rich-text.ts'
import { slugOf } from '~/core/dealers/region-slugs.ts'
import { provinces } from '~/core/dealers/regions.ts'
import { readCreditFacts } from '~/core/simulation/credit-facts.server.ts'
import { jakarta } from '~/core/simulation/price/province.ts'
import { dayIn } from '~/lib/day.ts'
import type { Instant } from '~/lib/instant.ts'
import { formatRupiah, parseRupiah, type Rupiah } from '~/lib/money.ts'
import type { Db } from '~/platform/database.server.ts'
import { offersShown } from '~/site/promotions/programme/offers.ts'
import type { Check } from './check.ts'
import type { Kind } from './document.server.ts'
import { words } from './words.ts'

/** Prices in a programme that differ from the price list, and examples that cannot be calculated. */
export async function priceChecks(db: Db, kind: Kind, body: unknown, now: Instant): Promise<Check[]> {
  if (kind.name !== programmeKind.name) return []
  const parsed = programmeKind.schema.safeParse(body)
  if (!parsed.success) return []
  const [cars, credit] = [await readCatalogue(db), await readCreditFacts(db)]
  const programme = parsed.data
  const listed = cars
    .filter(({ slug }) => programme.models.some(({ model }) => model === slug))
    .flatMap(({ variants }) => variants.map(({ price }) => price.amount))
  const code = provinceOf(programme)?.code
  const province = credit.provinces.find((one) => one.code === code) ?? null
  const on = dayIn(now, 'Asia/Jakarta').toString()
  const shown = offersShown(programme.models, { cars, province, credit, on })
  return [
    ...textsOf(programme).flatMap(({ path, text }) => amountChecks(path, text, listed)),
    ...programme.models.flatMap((offer, index): Check[] => {
      const example = shown.find((one) => one.offer === offer)?.example
      const path = `models.${index}`
      if (!example) return [{ level: 'warn', path: `${path}.credit.package`, message: words.check.noExample(index + 1) }]
      const isTooLarge = example.usual <= offer.discount
      return isTooLarge ? [{ level: 'stop', path: `${path}.discount`, message: words.check.discountTooLarge(index + 1) }] : []
    }),
  ]
}

/** The province of the example: Jakarta when the programme is for it, as on the public page. */
function provinceOf(programme: Programme) {
  const own = provinces.filter((province) => isForProvince(programme, slugOf(province)))
  return own.find(({ code }) => code === jakarta) ?? own[0]
}

function textsOf({ title, summary, body, terms, models }: Programme) {
  return [
    { path: 'title', text: title },
    { path: 'summary', text: summary },
    { path: 'body', text: plainText(body) },
    ...terms.map((text, index) => ({ path: `terms.${index}`, text })),
    ...models.map(({ gift = '' }, index) => ({ path: `models.${index}.gift`, text: gift })),
  ]
}

/** Amounts from which a text means the price of a car. */
const lowestPrice = 150_000_000

function amountChecks(path: string, text: string, listed: readonly Rupiah[]): Check[] {
  const amounts = [...text.matchAll(/Rp[\s.]*\d[\d.,]*(?:\s*(?:juta|miliar))?/gi)].map(([spelling]) =>
    spelling.replace(/[.,]+$/, ''),
  )
  return amounts.flatMap((spelling): Check[] => {
    const amount = parseRupiah(spelling)
    if (amount === null || amount < lowestPrice || listed.some((price) => isSame(price, amount, spelling))) return []
    const [nearest] = listed.toSorted((one, other) => Math.abs(one - amount) - Math.abs(other - amount))
    return [{ level: 'warn', path, message: words.check.price(spelling, nearest ? formatRupiah(nearest) : null) }]
  })
}

/** `Rp 337,8 juta` stands for every price that is rounded to it. */
const isSame = (price: Rupiah, amount: Rupiah, spelling: string): boolean =>
  /juta|miliar/i.test(spelling) ? Math.abs(price - amount) < 100_000 : price === amount
