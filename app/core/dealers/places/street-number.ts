import type { Dealer } from '../dealer.ts'
import { provinceOf, regencyOf } from '../regions.ts'
import { listAt } from './dictionary.ts'
import { saysKindOnly, wordsOf } from './typed-place.ts'

/** Words before a street's name or number that people often leave out. */
const titles = new Set('jl jln jalan no nomor jend jenderal jendral letjend letjen kol dr ir h'.split(' '))

type Placed = Pick<Dealer, 'name' | 'address' | 'regencyCode'>

/** Finds dealers by street and number: `saharjo 321`, `raya bekasi km 26`. */
export class StreetIndex<Outlet extends Placed> {
  readonly #outlets = new Map<string, Outlet[]>()

  constructor(outlets: readonly Outlet[]) {
    for (const outlet of outlets) {
      const words = plainWords(outlet.address ?? '')
      const number = words.findIndex((word) => /\d/.test(word))
      if (number > 0) listAt(this.#outlets, words.slice(0, number + 1).join(' ')).push(outlet)
    }
  }

  /**
   * Dealers whose street and number were typed. Every other typed word must belong to the dealer's name, address or region:
   * another town may have the same street and number.
   */
  at(text: string): Outlet[] {
    const typed = plainWords(text)
    return partsOf(typed)
      .flatMap((part) => this.#outlets.get(part) ?? [])
      .filter((outlet) => isAllAbout(outlet, typed))
  }
}

function plainWords(text: string): string[] {
  return wordsOf(text).filter((word) => !titles.has(word))
}

function partsOf(words: readonly string[]): string[] {
  const parts = words.flatMap((_, from) => words.slice(from).map((_, more) => words.slice(from, from + more + 1).join(' ')))
  return [...new Set(parts)]
}

function isAllAbout({ name, address, regencyCode }: Placed, typed: readonly string[]): boolean {
  const texts = [address ?? '', name, regencyOf(regencyCode).name, provinceOf(regencyCode).name]
  const about = new Set(texts.flatMap(wordsOf))
  return typed.every((word) => about.has(word) || saysKindOnly(word))
}
