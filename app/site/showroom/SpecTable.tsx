import type { Price } from '~/core/cars/car.ts'
import { type SpecCell, type SpecGroup, type SpecRow, type Subject, specTable } from '~/core/cars/spec.ts'
import { priceLabel, specGroupNames, specNames } from '~/core/cars/words.ts'
import { formatRupiah } from '~/lib/money.ts'
import { words } from './words.ts'

type Props = { caption: string; subjects: readonly Subject[]; nameOf: (subject: Subject) => string }

/** Hides rows while the visitor wants to see only differences. */
const hiddenByChoice = 'group-has-[input:checked]/spec:hidden'
const firstColumn = 'sticky start-0 z-1 w-28 min-w-28 bg-paper md:w-32 md:min-w-32'
/** More columns than these do not fit beside each other on any screen. */
const mostBesideEachOther = 3

/**
 * One column for each variant. A value that all variants share is shown once, across all columns; differences are marked.
 * The names and the first column stay in view. Where the table is wider than the screen, it scrolls inside its own part of
 * the screen, because nothing sticks to the window from within a part that scrolls sideways.
 */
export function SpecTable({ caption, subjects, nameOf }: Props) {
  const groups = specTable(subjects)
  const unsure = groups.some(({ rows }) => rows.some(({ cells }) => cells.some(({ toConfirm }) => toConfirm)))
  const hasShared = groups.some(({ rows }) => rows.some(({ differs }) => !differs))
  const fits = subjects.length <= mostBesideEachOther
  return (
    <div className="group/spec">
      {subjects.length > 1 && hasShared && <OnlyDifferences />}
      {subjects.length > 1 && <p className="mb-3 text-ink-soft text-sm md:hidden">{words.scrollTable}</p>}
      <section
        aria-label={caption}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
        tabIndex={0}
        className={`more-to-the-right relative overflow-auto print:max-h-none print:overflow-visible ${subjects.length > 1 ? 'max-h-[85dvh]' : ''} ${fits ? 'md:max-h-none md:overflow-visible' : ''}`}
      >
        <table className="tabular w-full border-separate border-spacing-0 text-start text-sm">
          <caption className="sr-only">{caption}</caption>
          <Head subjects={subjects} nameOf={nameOf} fits={fits} />
          <Prices subjects={subjects} />
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

type HeadProps = Pick<Props, 'subjects' | 'nameOf'> & { fits: boolean }

function Head({ subjects, nameOf, fits }: HeadProps) {
  const look = `sticky top-0 border-line border-b bg-paper ${fits ? 'md:roomy:top-header' : ''}`
  return (
    <thead>
      <tr>
        <td className={`${firstColumn} ${look} z-3`} />
        {subjects.map((subject) => (
          <th
            key={keyOf(subject)}
            scope="col"
            className={`${look} z-2 min-w-32 py-3 pe-4 text-start align-bottom md:min-w-40 md:text-base`}
          >
            {nameOf(subject)}
          </th>
        ))}
      </tr>
    </thead>
  )
}

const keyOf = ({ car, variant }: Subject): string => `${car.slug}:${variant.slug}`

/** In a row of its own, so that the names that stay in view take little height. */
function Prices({ subjects }: Pick<Props, 'subjects'>) {
  return (
    <tbody>
      <tr>
        <th
          scope="row"
          className={`${firstColumn} border-line border-b py-2.5 ps-4 pe-4 text-start align-top font-normal text-ink-soft`}
        >
          {words.price}
        </th>
        {subjects.map((subject) => (
          <PriceCell key={keyOf(subject)} price={subject.variant.price} />
        ))}
      </tr>
    </tbody>
  )
}

function PriceCell({ price }: { price: Price }) {
  return (
    <td className="border-line border-b py-2.5 pe-4 align-top">
      <span className="block whitespace-nowrap font-semibold">{formatRupiah(price.amount)}</span>
      <span className="block text-ink-soft text-xs">{priceLabel(price)}</span>
      {price.confidence === 'low' && <span className="block text-ink-soft text-xs">{words.toConfirm}</span>}
    </td>
  )
}

function Group({ group: { key, rows }, columns }: { group: SpecGroup; columns: number }) {
  return (
    <tbody className={rows.some(({ differs }) => differs) ? '' : hiddenByChoice}>
      <tr>
        {/* No colSpan: a heading across all columns would become a second heading of every cell below it. */}
        <th scope="rowgroup" className={`${firstColumn} whitespace-nowrap border-line border-b pt-8 pb-2 text-start text-base`}>
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
      <th
        scope="row"
        className={`${firstColumn} border-line border-b py-2.5 ps-4 pe-4 text-start align-top font-normal text-ink-soft`}
      >
        {differs && (
          <span aria-hidden="true" className="absolute inset-y-0 start-0 my-auto size-2 rounded-pill border-4 border-accent" />
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
    <td className={`border-line border-b py-2.5 pe-4 align-top ${strong ? 'font-semibold' : ''}`}>
      <Text cell={cell} />
    </td>
  )
}

function SharedCell({ cell, columns }: { cell: SpecCell; columns: number }) {
  return (
    <td colSpan={columns} className="border-line border-b py-2.5">
      <span className="sticky start-28 md:start-32">
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
