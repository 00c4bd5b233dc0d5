import type { Car } from '~/core/cars/car.ts'
import { type SpecCell, type SpecGroup, type SpecRow, specTable } from '~/core/cars/spec.ts'
import { specGroupNames, specNames } from '~/core/cars/words.ts'
import { Words } from '~/core/documents/elements.tsx'
import { type Look, tabular, texts } from '~/core/documents/look.ts'
import { Section } from '~/core/documents/Section.tsx'
import { Cell, Head, Row, Table } from '~/core/documents/Table.tsx'
import { words } from './words.ts'

const first = { width: 96 } as const
const column = { flexGrow: 1, flexBasis: 0 } as const
const mostRowsOnAPage = 30
const figures = { ...tabular, fontSize: 8, lineHeight: 1.35 } as const

/** One column for each variant. A value that all variants share is shown once, across all columns. */
export function Specification({ car }: { car: Car }) {
  const groups = specTable(car.variants.map((variant) => ({ car, variant })))
  const rowCount = groups.reduce((sum, { rows }) => sum + rows.length, 0)
  const unsure = groups.some(({ rows }) => rows.some(({ cells }) => cells.some(({ toConfirm }) => toConfirm)))
  return (
    <Section title={words.specification} long={rowCount > mostRowsOnAPage}>
      <Table>
        <Row>
          <Head scope="Column" text={words.variant} look={{ ...texts.small, ...first }} />
          {car.variants.map(({ slug, name }) => (
            <Head key={slug} scope="Column" text={name} look={{ ...figures, ...column, fontWeight: 700 }} />
          ))}
        </Row>
        {groups.map((group) => (
          <Group key={group.key} group={group} columns={car.variants.length} />
        ))}
      </Table>
      {unsure && <Words look={{ ...texts.small, marginTop: 6 }}>{words.starMeans}</Words>}
    </Section>
  )
}

function Group({ group: { key, rows }, columns }: { group: SpecGroup; columns: number }) {
  return (
    <>
      <Row look={{ paddingTop: 14 }}>
        <Head scope="Row" text={specGroupNames[key]} span={columns + 1} look={texts.h3} />
      </Row>
      {rows.map((row) => (
        <Line key={row.key} row={row} columns={columns} />
      ))}
    </>
  )
}

function Line({ row: { key, cells, differs }, columns }: { row: SpecRow; columns: number }) {
  const [shared] = cells
  const label: Look = { ...texts.small, ...first }
  return (
    <Row look={{ paddingVertical: 4 }}>
      <Head scope="Row" text={specNames[key]} look={label} />
      {differs
        ? cells.map((cell, at) => <Value key={`${at}-${cell.text}`} cell={cell} />)
        : shared && <Value cell={shared} span={columns} />}
    </Row>
  )
}

function Value({ cell: { text, toConfirm }, span }: { cell: SpecCell; span?: number }) {
  return (
    <Cell look={column} {...(span !== undefined && { span })}>
      <Words look={{ ...figures, ...(span === undefined && { fontWeight: 600 }) }}>
        {text === null ? words.noValue : toConfirm ? `${text} *` : text}
      </Words>
    </Cell>
  )
}
