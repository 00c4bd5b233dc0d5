import { type Look, tabular, texts } from '~/core/documents/look.ts'
import { Head, Row, Table, TextCell } from '~/core/documents/Table.tsx'

export type Column = { head: string /** Its share of the width. */; share: number; side?: 'left' }

type Props = { columns: readonly Column[]; rows: readonly (readonly string[])[] }

/** A table of figures. The first cell of a row is its heading. */
export function FigureTable({ columns, rows }: Props) {
  return (
    <Table>
      <Row look={{ paddingVertical: 3 }}>
        {columns.map((column) => (
          <Head key={column.head} scope="Column" text={column.head} look={{ ...texts.small, ...lookOf(column) }} />
        ))}
      </Row>
      {rows.map((row) => (
        <Row key={row[0]} look={{ paddingVertical: 2.5 }}>
          {columns.map((column, place) => (
            <Figure key={column.head} column={column} text={row[place] ?? ''} isName={place === 0} />
          ))}
        </Row>
      ))}
    </Table>
  )
}

function Figure({ column, text, isName }: { column: Column; text: string; isName: boolean }) {
  const look = { ...figures, ...lookOf(column) }
  if (isName) return <Head scope="Row" text={text} look={look} />
  return <TextCell text={text} look={look} />
}

const figures = { ...tabular, fontSize: 8.5, lineHeight: 1.35 } as const
const lookOf = ({ share, side }: Column): Look => ({ flexGrow: share, flexBasis: 0, textAlign: side ?? 'right' })
