import type { Price } from '~/core/cars/car.ts'
import { type SpecCell, type SpecGroup, type SpecRow, type Subject, specTable } from '~/core/cars/spec.ts'
import { priceLabel, specGroupNames, specNames } from '~/core/cars/words.ts'
import { formatRupiah } from '~/lib/money.ts'
import { words } from './words.ts'

type Props = { caption: string; subjects: readonly Subject[]; nameOf: (subject: Subject) => string }

/** Hides rows while the visitor wants to see only differences. */
const hiddenByChoice = 'group-has-[input:checked]/spec:hidden'
const firstColumn = 'sticky left-0 z-1 w-32 min-w-32 bg-paper'

/**
 * One column for each variant. A value that all variants share is shown once, across all columns; differences are marked.
 * On a narrow screen the table scrolls and its first column stays in place.
 */
export function SpecTable({ caption, subjects, nameOf }: Props) {
  const groups = specTable(subjects)
  const unsure = groups.some(({ rows }) => rows.some(({ cells }) => cells.some(({ toConfirm }) => toConfirm)))
  const hasShared = groups.some(({ rows }) => rows.some(({ differs }) => !differs))
  return (
    <div className="group/spec">
      {subjects.length > 1 && hasShared && <OnlyDifferences />}
      {subjects.length > 1 && <p className="mb-3 text-ink-soft text-sm md:hidden">{words.scrollTable}</p>}
      <section
        aria-label={caption}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
        tabIndex={0}
        className="more-to-the-right relative overflow-x-auto"
      >
        <table className="tabular w-full border-separate border-spacing-0 text-left text-sm">
          <caption className="sr-only">{caption}</caption>
          <Head subjects={subjects} nameOf={nameOf} />
          {groups.map((group) => (
            <Group key={group.key} group={group} columns={subjects.length} />
          ))}
        </table>
      </section>
      {unsure && <p className="mt-3 text-ink-soft text-sm">{words.starMeans}</p>}
    </div>
  )
}

function OnlyDifferences() {
  return (
    <label className="mb-4 inline-flex min-h-11 cursor-pointer items-center gap-3">
      <input type="checkbox" className="size-5 accent-accent-fill" />
      {words.onlyDifferences}
    </label>
  )
}

function Head({ subjects, nameOf }: Pick<Props, 'subjects' | 'nameOf'>) {
  return (
    <thead>
      <tr>
        <td className={`${firstColumn} border-line border-b`} />
        {subjects.map((subject) => (
          <ColumnHead key={`${subject.car.slug}:${subject.variant.slug}`} name={nameOf(subject)} price={subject.variant.price} />
        ))}
      </tr>
    </thead>
  )
}

function ColumnHead({ name, price }: { name: string; price: Price }) {
  return (
    <th scope="col" className="min-w-40 border-line border-b py-3 pr-6 align-top">
      <span className="block text-base">{name}</span>
      <span className="mt-1 block font-semibold">{formatRupiah(price.amount)}</span>
      <span className="block font-normal text-ink-soft text-xs">{priceLabel(price)}</span>
      {price.confidence === 'low' && <span className="block font-normal text-ink-soft text-xs">{words.toConfirm}</span>}
    </th>
  )
}

function Group({ group: { key, rows }, columns }: { group: SpecGroup; columns: number }) {
  return (
    <tbody className={rows.some(({ differs }) => differs) ? '' : hiddenByChoice}>
      <tr>
        {/* No colSpan: a heading across all columns would become a second heading of every cell below it. */}
        <th scope="rowgroup" className={`${firstColumn} whitespace-nowrap border-line border-b pt-8 pb-2 text-base`}>
          {specGroupNames[key]}
        </th>
        <td colSpan={columns} className="border-line border-b" />
      </tr>
      {rows.map((row) => (
        <Row key={row.key} row={row} columns={columns} />
      ))}
    </tbody>
  )
}

function Row({ row: { key, cells, differs }, columns }: { row: SpecRow; columns: number }) {
  const [first] = cells
  return (
    <tr className={differs ? '' : hiddenByChoice}>
      <th scope="row" className={`${firstColumn} border-line border-b py-2.5 pr-4 pl-4 font-normal text-ink-soft`}>
        {differs && (
          <span aria-hidden="true" className="absolute inset-y-0 left-0 my-auto size-2 rounded-pill border-4 border-accent" />
        )}
        {specNames[key]}
        {differs && <span className="sr-only"> {words.differs}</span>}
      </th>
      {differs || columns === 1
        ? cells.map((cell, at) => <Cell key={`${at}-${cell.text}`} cell={cell} strong={differs} />)
        : first && <SharedCell cell={first} columns={columns} />}
    </tr>
  )
}

function Cell({ cell, strong }: { cell: SpecCell; strong: boolean }) {
  return (
    <td className={`border-line border-b py-2.5 pr-6 ${strong ? 'font-semibold' : ''}`}>
      <Text cell={cell} />
    </td>
  )
}

function SharedCell({ cell, columns }: { cell: SpecCell; columns: number }) {
  return (
    <td colSpan={columns} className="border-line border-b py-2.5">
      <span className="sticky left-32">
        <Text cell={cell} />
      </span>
    </td>
  )
}

function Text({ cell: { text, toConfirm } }: { cell: SpecCell }) {
  if (text === null) {
    return (
      <>
        <span aria-hidden="true" className="text-ink-soft">
          –
        </span>
        <span className="sr-only">{words.noValue}</span>
      </>
    )
  }
  return (
    <>
      {text}
      {toConfirm && (
        <>
          <span aria-hidden="true"> *</span>
          <span className="sr-only">, {words.toConfirm}</span>
        </>
      )}
    </>
  )
}
