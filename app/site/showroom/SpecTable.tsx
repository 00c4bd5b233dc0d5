import { type SpecCell, type SpecGroup, type SpecRow, type Subject, specTable } from '~/core/cars/spec.ts'
import { periodLabel, placeLabel, specGroupNames, specNames } from '~/core/cars/words.ts'
import { Price } from '~/ui/Price.tsx'
import { words } from './words.ts'

type Props = { caption: string; subjects: readonly Subject[]; nameOf: (subject: Subject) => string }

const firstColumn = 'sticky left-0 z-1 bg-paper'

/**
 * One column a variant. What all have in common stands once, across all columns; what differs is marked.
 * On a narrow screen the table scrolls under its first column.
 */
export function SpecTable({ caption, subjects, nameOf }: Props) {
  const groups = specTable(subjects)
  const unsure = groups.some(({ rows }) => rows.some(({ cells }) => cells.some(({ toConfirm }) => toConfirm)))
  return (
    <div className="group/spec">
      {subjects.length > 1 && <OnlyDifferences />}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard */}
      <section aria-label={caption} tabIndex={0} className="relative overflow-x-auto">
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
        <td className={`${firstColumn} min-w-28 border-line border-b`} />
        {subjects.map((subject) => (
          <th
            key={`${subject.car.slug}:${subject.variant.slug}`}
            scope="col"
            className="min-w-40 border-line border-b py-3 pr-6 align-top"
          >
            <span className="block pb-1 text-base">{nameOf(subject)}</span>
            <span className="font-normal">
              <Price
                amount={subject.variant.price.amount}
                place={placeLabel(subject.variant.price)}
                asOf={periodLabel(subject.variant.price.asOf)}
              />
              {subject.variant.price.confidence === 'low' && <span className="text-ink-soft text-xs">{words.toConfirm}</span>}
            </span>
          </th>
        ))}
      </tr>
    </thead>
  )
}

function Group({ group: { key, rows }, columns }: { group: SpecGroup; columns: number }) {
  return (
    <tbody>
      <tr>
        <th scope="rowgroup" colSpan={columns + 1} className="border-line border-b pt-8 pb-2 text-base">
          <span className="sticky left-0">{specGroupNames[key]}</span>
        </th>
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
    <tr className={differs ? '' : 'group-has-[input:checked]/spec:hidden'}>
      <th scope="row" className={`${firstColumn} border-line border-b py-2.5 pr-4 font-normal text-ink-soft`}>
        {differs && <span aria-hidden="true" className="mr-2 inline-block size-2 rounded-pill bg-accent align-middle" />}
        {specNames[key]}
        {differs && <span className="sr-only">, {words.differs}</span>}
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
      <span className="sticky left-36">
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
