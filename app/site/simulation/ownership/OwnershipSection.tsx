import { Details } from '~/ui/Details.tsx'
import { SelectField } from '~/ui/Field.tsx'
import { SliderField } from '~/ui/SliderField.tsx'
import { useChoices } from '../calculation/choose.ts'
import { money } from '../calculation/money.ts'
import { StackedBar } from '../StackedBar.tsx'
import type { CostKind } from './cost-lines.ts'
import type { CostRow, Driving, Ownership } from './owned-car.ts'
import { caveatsOf, confidenceWords, evidence, kindName, reckoning, ownershipWords as words } from './ownership-words.ts'
import { VisitsToWorkshop } from './VisitsToWorkshop.tsx'

type Shown = NonNullable<Ownership>
type Props = { cost: Shown }

/** The cost of the car from purchase to resale: the total, its kinds, and their sources. */
export function OwnershipSection({ cost, driving }: { cost: Ownership; driving: Driving | null }) {
  if (!cost || !driving) return null
  return (
    <section aria-labelledby="biaya-memiliki">
      <h3 id="biaya-memiliki" className="text-xl">
        {words.title(cost.years)}
      </h3>
      <p className="mt-1 text-ink-soft">{words.lead}</p>
      <div className="mt-4 grid items-start gap-x-16 gap-y-8 lg:grid-cols-2">
        <div className="grid gap-6">
          <DrivingQuestions driving={driving} />
          <Figures cost={cost} />
          <ResaleValue cost={cost} />
        </div>
        <div>
          <StackedBar parts={cost.rows.map(({ kind, total }) => ({ key: kind, amount: total, shade: shades[kind] }))} />
          <Kinds cost={cost} />
          <Years cost={cost} />
          <Workshop cost={cost} />
          <Reckonings cost={cost} />
          <Caveats cost={cost} />
        </div>
      </div>
    </section>
  )
}

function DrivingQuestions({ driving }: { driving: Driving }) {
  const { kilometresAYear, kilometresOffered, usualKilometres, electricShare } = driving
  const { choose } = useChoices()
  return (
    <div className="grid max-w-form gap-5">
      <SelectField
        name="km_setahun"
        label={words.kilometresAYear}
        hint={words.usualKilometres(usualKilometres)}
        value={String(kilometresAYear)}
        onChange={choose}
        autoComplete="off"
      >
        {kilometresOffered.map((count) => (
          <option key={count} value={count}>
            {words.kilometres(count)}
          </option>
        ))}
      </SelectField>
      {electricShare !== null && (
        <SliderField
          id="porsi_listrik"
          name="porsi_listrik"
          label={words.electricShare}
          hint={words.shares(electricShare)}
          min={0}
          max={100}
          step={1}
          value={electricShare}
          onChange={choose}
        />
      )}
    </div>
  )
}

function Figures({ cost: { total, perMonth, perKilometre, paid, confidence } }: Props) {
  return (
    <dl className="grid grid-cols-2 gap-4 narrow:grid-cols-1">
      <div className="col-span-full">
        <dt className="text-ink-soft text-sm">{words.total}</dt>
        <dd className="font-bold text-2xl tabular narrow:text-xl">
          {money(total)} <Estimate of={confidence} />
        </dd>
      </div>
      <div>
        <dt className="text-ink-soft text-sm">{words.perMonth}</dt>
        <dd className="font-bold tabular">{money(perMonth)}</dd>
      </div>
      <div>
        <dt className="text-ink-soft text-sm">{words.perKilometre}</dt>
        <dd className="font-bold tabular">{money(perKilometre)}</dd>
      </div>
      <div className="col-span-full">
        <dt className="text-ink-soft text-sm">{words.paid}</dt>
        <dd className="tabular">{money(paid)}</dd>
        <dd className="text-ink-soft text-sm">{words.paidNote}</dd>
      </div>
    </dl>
  )
}

/** A mark beside every figure with an uncertain source. */
function Estimate({ of }: { of: CostRow['confidence'] }) {
  if (of !== 'low') return null
  return <span className="inline-block font-normal text-ink-soft text-sm">{words.estimate}</span>
}

function ResaleValue({ cost: { resale, years, kilometres } }: Props) {
  return (
    <div className="rounded-card bg-paper-warm p-5">
      <h4 className="font-semibold">{words.resale(years)}</h4>
      <p className="font-bold text-xl tabular">{money(resale.value)}</p>
      <p className="text-ink-soft text-sm">
        {words.resaleRange(money(resale.low), money(resale.high), kilometres)} {confidenceWords[resale.confidence]}.
      </p>
    </div>
  )
}

const shades: Record<CostKind, string> = {
  depreciation: 'text-accent-fill',
  tax: 'text-ink',
  insurance: 'text-ink-soft',
  energy: 'text-good',
  service: 'text-warn',
}
function Kinds({ cost: { rows, total, fuel } }: Props) {
  return (
    <table className="mt-4 w-full">
      <thead className="sr-only">
        <tr>
          <th scope="col">{words.kinds}</th>
          <th scope="col">{words.amount}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.kind} className="border-line border-t align-top">
            <th scope="row" className="narrow:block py-3 pr-4 text-left font-normal">
              <svg aria-hidden="true" viewBox="0 0 10 10" className={`mr-2 inline size-2.5 ${shades[row.kind]}`}>
                <rect width="10" height="10" fill="currentColor" />
              </svg>
              {kindName(row.kind, fuel)} {row.counted && <Estimate of={row.confidence} />}
            </th>
            <td className="amount py-3">{row.counted ? money(row.total) : words.notCounted}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr className="border-ink border-t-2 font-bold">
          <th scope="row" className="narrow:block py-3 text-left">
            {words.total}
          </th>
          <td className="amount py-3">{money(total)}</td>
        </tr>
      </tfoot>
    </table>
  )
}

/** One table for each year: six columns of rupiah do not fit on a small phone. */
function Years({ cost }: Props) {
  return (
    <Details className="mt-4" summaryClassName="cursor-pointer font-semibold" summary={words.byYear}>
      <YearTables cost={cost} />
    </Details>
  )
}

const looksOfYear =
  '[&_tbody_tr]:border-line [&_tbody_tr]:border-t [&_tbody_th]:py-1.5 [&_tbody_th]:pr-4 [&_tbody_th]:text-left [&_tbody_th]:font-normal narrow:[&_tbody_th]:block [&_tbody_td]:amount [&_tbody_td]:py-1.5'

function YearTables({ cost: { rows, byYear, fuel } }: Props) {
  const counted = rows.filter((row) => row.counted)
  return (
    <div className="mt-3 grid items-start gap-x-8 gap-y-5 sm:grid-cols-2">
      {byYear.map((sum, before) => (
        <table key={before} className={`w-full text-sm ${looksOfYear}`}>
          <caption className="pb-1 text-left font-semibold">{words.year(before + 1)}</caption>
          <tbody>
            {counted.map((row) => (
              <tr key={row.kind}>
                <th scope="row">{kindName(row.kind, fuel)}</th>
                <td>{money(row.byYear[before] ?? 0)}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr className="border-ink border-t font-bold">
              <th scope="row" className="narrow:block py-1.5 text-left">
                {words.yearTotal}
              </th>
              <td className="amount py-1.5">{money(sum)}</td>
            </tr>
          </tfoot>
        </table>
      ))}
    </div>
  )
}

function Workshop({ cost: { workshop, rows } }: Props) {
  const service = rows.find(({ kind }) => kind === 'service')
  if (!workshop || !service) return null
  return <VisitsToWorkshop workshop={workshop} total={service.total} />
}

function Reckonings({ cost }: Props) {
  return (
    <Details className="mt-4" summaryClassName="cursor-pointer font-semibold" summary={words.how}>
      <ReckoningLines cost={cost} />
    </Details>
  )
}

function ReckoningLines({ cost: { rows, fuel, compiled } }: Props) {
  return (
    <dl className="mt-3 grid gap-3 text-sm">
      {rows.map((row) => (
        <div key={row.kind}>
          <dt className="font-semibold">{kindName(row.kind, fuel)}</dt>
          <dd>{reckoning(row)}</dd>
          {row.counted && <dd className="text-ink-soft">{evidence(row, compiled)}</dd>}
        </div>
      ))}
    </dl>
  )
}

function Caveats({ cost }: Props) {
  return (
    <>
      <h4 className="mt-6 font-semibold">{words.caveats}</h4>
      <ul className="mt-1 list-disc pl-5 text-ink-soft text-sm">
        {caveatsOf(cost).map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </>
  )
}
