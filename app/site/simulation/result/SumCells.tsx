import { money } from '../calculation/money.ts'

/** The amounts of a row, to the right of its name. The table gives the cells their look. */
export function SumCells({ sums }: { sums: readonly number[] }) {
  return sums.map((sum, place) => <td key={place}>{money(sum)}</td>)
}
