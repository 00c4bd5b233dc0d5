import type { Typed } from '../../../ui/form.ts'
import { type Cover, covers, type FirstInstalment } from '../engine/case/choices.ts'

/** How a choice of the calculation stands in an address, and what it means. */
const firstInstalments: Record<string, FirstInstalment> = { addm: 'advance', addb: 'arrears' }
const coverNames: Record<string, Cover> = { kombinasi: 'combination', 'all-risk': 'comprehensive', tlo: 'tlo' }

export const coverChoices = Object.keys(coverNames) as [string, ...string[]]
export const firstInstalmentChoices = Object.keys(firstInstalments) as [string, ...string[]]

const tenors = [12, 24, 36, 48, 60, 72, 84] as const
const usualTenor = 60

export type Ways = {
  tenor: number
  firstInstalment: FirstInstalment
  cover: Cover
  /** As they stand in the address. */
  said: { angsuran_pertama: string; asuransi: string }
}

/** How it is to be paid; what cannot be read is what is usual. */
export function readWays({ tenor = '', angsuran_pertama = '', asuransi = '' }: Typed): Ways {
  const first = angsuran_pertama in firstInstalments ? angsuran_pertama : 'addm'
  const cover = asuransi in coverNames ? asuransi : 'kombinasi'
  return {
    tenor: tenors.find((months) => String(months) === tenor) ?? usualTenor,
    firstInstalment: firstInstalments[first] ?? 'advance',
    cover: coverNames[cover] ?? covers[0],
    said: { angsuran_pertama: first, asuransi: cover },
  }
}

export const allTenors: readonly number[] = tenors
