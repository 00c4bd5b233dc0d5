import { money } from '../calculation/money.ts'

/** The amounts of a row, to the right of its name. */
export function SumCells({ sums }: { sums: readonly number[] }) {
  return sums.map((sum, place) => (
    <td key={place} className="whitespace-nowrap py-2 pl-4">
      {money(sum)}
    </td>
  ))
}
