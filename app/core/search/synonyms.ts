import { rootsOf } from './roots.ts'

/**
 * Words that mean the same to a buyer or an owner, a group a line, with commas between them. Each is a root: `cicil` stands
 * for `cicilan` and `mencicil` too. A phrase has spaces.
 */
const groups: readonly (readonly string[])[] = `
  servis, service
  cicil, angsur, kredit
  dp, uang muka, down payment
  garansi, warranty, jamin
  tukar tambah, trade in, tradein
  suku cadang, sparepart, spare part, onderdil
  aksesori, aksesoris, aksesories, accessory, accessories
  test drive, testdrive, tes drive
  harga, price, pricelist
  promo, promosi, diskon
  dealer, diler
  bensin, gasoline
  solar, diesel
  listrik, ev, electric, elektrik
  asuransi, insurance
  telepon, telpon, telp
  recall, kampanye perbaikan
  pre order, preorder, inden
  acara, event
  matic, matik, otomatis, automatic
  brosur, brochure
  pikap, pickup, pick up
  kontak, contact
  plat, pelat
  bodi, body
`
  .trim()
  .split('\n')
  .map((line) => line.split(',').map((word) => word.trim()))

export type Synonyms = {
  /** How many words of the text the phrase takes. */
  length: number
  /** The other words, each with its parts. */
  others: readonly (readonly string[])[]
}

type Phrase = Synonyms & { parts: readonly string[] }

const phrases: readonly Phrase[] = groups
  .flatMap((group) => {
    const split = group.map((phrase) => phrase.split(' '))
    return split.map((parts) => ({ parts, length: parts.length, others: split.filter((other) => other !== parts) }))
  })
  .toSorted((one, other) => other.length - one.length)

/** The phrases that may begin with a root. */
const byFirst = Map.groupBy(phrases, ({ parts }) => parts[0] ?? '')

/** The synonyms of the longest phrase with which the words begin; null without any. */
export function synonymsOf(words: readonly string[]): Synonyms | null {
  const [first] = words
  if (first === undefined) return null
  const candidates = rootsOf(first).flatMap((root) => byFirst.get(root) ?? [])
  const meant = candidates.filter(({ parts }) =>
    parts.every((part, at) => words[at] !== undefined && rootsOf(words[at]).includes(part)),
  )
  return meant.toSorted((one, other) => other.length - one.length)[0] ?? null
}
