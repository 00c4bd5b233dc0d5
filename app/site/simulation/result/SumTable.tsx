import type { ReactNode } from 'react'
import { money } from '../calculation/money.ts'

type Props = {
  /** Name of the table, and of its total. */
  name: string
  total: number
  /** For a total with another name. */
  totalName?: string
  children: ReactNode
}

/** A table of amounts with their total. */
export function SumTable({ name, total, totalName = name, children }: Props) {
  return (
    <table className="mt-4 w-full">
      <caption className="sr-only">{name}</caption>
      <tbody>{children}</tbody>
      <tfoot>
        <tr className="border-ink border-t-2 font-bold">
          <th scope="row" className="narrow:block py-3 text-left">
            {totalName}
          </th>
          <td className="amount py-3">{money(total)}</td>
        </tr>
      </tfoot>
    </table>
  )
}

/** `children`: how the amount is calculated, below the name. */
export function SumLine({ name, amount, children }: { name: ReactNode; amount: number; children?: ReactNode }) {
  return (
    <tr className="border-line border-t align-top">
      <th scope="row" className="narrow:block py-3 pr-4 text-left font-normal">
        {name}
        {children}
      </th>
      <td className="amount py-3">{money(amount)}</td>
    </tr>
  )
}
