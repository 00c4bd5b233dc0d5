import {
  type Extension,
  extensions,
  type FirstInstalment,
  type FirstInstalmentName,
  firstInstalmentNames,
  liabilityLimits,
} from '../../../core/simulation/case/choices.ts'
import type { Choices } from '../../../core/simulation/packages/packages.ts'
import type { Typed } from '../../../ui/form.ts'

type Cover = Pick<Choices, 'cover' | 'coverByYear'>
/** The names of the choices in an address, and their meaning. */
const coverNames = {
  kombinasi: { cover: 'combination' },
  'kombinasi-2': { cover: 'combination', coverByYear: ['comprehensive', 'comprehensive', 'tlo'] },
  'kombinasi-3': { cover: 'combination', coverByYear: ['comprehensive', 'comprehensive', 'comprehensive', 'tlo'] },
  'all-risk': { cover: 'comprehensive' },
  tlo: { cover: 'tlo' },
} satisfies Record<string, Cover>
export type CoverName = keyof typeof coverNames

/** In Indonesian, like everything in an address. */
export const extensionNames: Record<Extension, string> = {
  flood: 'banjir',
  earthquake: 'gempa',
  riot: 'kerusuhan',
  terrorism: 'terorisme',
}

export const coverChoices = Object.keys(coverNames) as CoverName[]
export const firstInstalmentChoices = Object.keys(firstInstalmentNames) as FirstInstalmentName[]

const tenors = [12, 24, 36, 48, 60, 72, 84] as const
const usualTenor = 60

export type Ways = {
  tenor: number
  firstInstalment: FirstInstalment
  insurance: Cover & { extensions: Extension[]; liability: number | null }
  /** The choices as written in the address. */
  said: { angsuran_pertama: FirstInstalmentName; asuransi: CoverName; perluasan: string[]; tanggung_jawab: string }
}

/** The chosen payment and insurance. Input that cannot be read counts as the default. */
export function readWays(typed: Typed, ticked: readonly string[] = []): Ways {
  const first = firstInstalmentChoices.find((name) => name === typed.angsuran_pertama) ?? 'addm'
  const cover = coverChoices.find((name) => name === typed.asuransi) ?? 'kombinasi'
  const chosen = extensions.filter((each) => ticked.includes(extensionNames[each]))
  const liability = liabilityLimits.find((limit) => String(limit) === typed.tanggung_jawab) ?? null
  return {
    tenor: tenors.find((months) => String(months) === typed.tenor) ?? usualTenor,
    firstInstalment: firstInstalmentNames[first],
    insurance: { ...coverNames[cover], extensions: chosen, liability },
    said: {
      angsuran_pertama: first,
      asuransi: cover,
      perluasan: chosen.map((each) => extensionNames[each]),
      tanggung_jawab: liability === null ? '' : String(liability),
    },
  }
}

export const allTenors: readonly number[] = tenors
