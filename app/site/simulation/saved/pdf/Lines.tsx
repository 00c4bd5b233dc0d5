import { Words } from '~/core/documents/elements.tsx'
import { colours, tabular, texts } from '~/core/documents/look.ts'
import { Row, RowHead, Table, TextCell } from '~/core/documents/Table.tsx'

/** A figure with its name, and notes on its calculation and source. */
export type Line = { name: string; value: string; notes?: readonly string[] }

type Props = {
  lines: readonly Line[]
  /** The total of the lines. */
  total?: Line
  /** Smaller spacing, for many lines. */
  dense?: boolean
}

export function Lines({ lines, total, dense = false }: Props) {
  const padding = dense ? 2 : 2.75
  return (
    <Table>
      {lines.map((line) => (
        <LineRow key={line.name} line={line} padding={padding} />
      ))}
      {total && <LineRow line={total} padding={padding} isTotal />}
    </Table>
  )
}

const totalLook = { borderTopWidth: 1, borderTopColor: colours.ink, marginTop: -0.5 }
/** In points. Notes use the whole width below, so the value is above them and not beside. */
const valueRoom = 96

type RowProps = { line: Line; padding: number; isTotal?: boolean }

function LineRow({ line: { name, value, notes = [] }, padding, isTotal = false }: RowProps) {
  const text = { fontSize: 9, lineHeight: 1.35, ...(isTotal && { fontWeight: 700 }) } as const
  return (
    <Row look={{ paddingVertical: padding, ...(isTotal && totalLook) }}>
      <RowHead look={{ flexGrow: 1, flexBasis: 0 }}>
        <Words look={{ ...text, marginRight: valueRoom }}>{name}</Words>
        {notes.map((note) => (
          <Words key={note} look={{ ...texts.small, fontSize: 7, lineHeight: 1.3 }}>
            {note}
          </Words>
        ))}
      </RowHead>
      <TextCell
        text={value}
        look={{ ...text, ...tabular, position: 'absolute', top: padding, right: 0, width: valueRoom, textAlign: 'right' }}
      />
    </Row>
  )
}
