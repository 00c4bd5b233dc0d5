import { Balance } from './Balance.tsx'
import { Financed } from './Financed.tsx'
import { FirstPayment } from './FirstPayment.tsx'
import { Formulas } from './Formulas.tsx'
import { InsuranceYears } from './InsuranceYears.tsx'
import type { CreditResult } from './result.ts'
import { Schedule } from './Schedule.tsx'
import { Totals } from './Totals.tsx'

/** All figures of a credit: first payment, loan, cost, and the schedule by month. */
export function CreditFigures({ result }: { result: CreditResult }) {
  return (
    <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] items-start gap-x-16 gap-y-12 lg:col-span-2 lg:grid-cols-2">
      <FirstPayment result={result} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-10">
        <Financed result={result} />
        <Totals result={result} />
      </div>
      <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-8 lg:col-span-2">
        <Balance result={result} />
        <Schedule result={result} />
        <InsuranceYears result={result} />
        <Formulas result={result} />
      </div>
    </div>
  )
}
