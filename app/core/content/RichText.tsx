import { Fragment, type ReactNode } from 'react'
import { SidewaysScroll } from '../../ui/SidewaysScroll.tsx'
import { type Block, type Inline, plainText, type RichText as RichTextJson } from './rich-text.ts'

/** A stored text as HTML. `rich-text-schema.ts` has validated it, and React escapes all of it. */
export function RichText({ text }: { text: RichTextJson }) {
  return text.content.map((block, index) => <BlockView key={keyOf(block, index)} block={block} />)
}

const keyOf = ({ type }: { type: string }, index: number): string => `${index} ${type}`

function BlockView({ block }: { block: Block }) {
  switch (block.type) {
    case 'paragraph':
      return (
        <p className="mt-4">
          <Inlines content={block.content} />
        </p>
      )
    case 'heading':
      return <HeadingView heading={block} />
    case 'bulletList':
    case 'orderedList':
      return <ListView list={block} />
    case 'blockquote':
      return (
        <blockquote className="mt-6 border-accent border-l-4 pl-5 text-lg">
          <Blocks content={block.content} />
        </blockquote>
      )
    case 'table':
      return <TableView table={block} />
    case 'horizontalRule':
      return <hr className="mt-8 border-line" />
  }
}

function Blocks({ content }: { content: readonly Block[] }) {
  return content.map((block, index) => <BlockView key={keyOf(block, index)} block={block} />)
}

type Of<Type extends Block['type']> = Extract<Block, { type: Type }>

function HeadingView({ heading: { attrs, content } }: { heading: Of<'heading'> }) {
  const words = <Inlines content={content} />
  return attrs.level === 2 ? <h2 className="mt-10 text-xl">{words}</h2> : <h3 className="mt-8 text-lg">{words}</h3>
}

function ListView({ list: { type, content } }: { list: Of<'bulletList' | 'orderedList'> }) {
  const [Tag, marker] = type === 'bulletList' ? (['ul', 'list-disc'] as const) : (['ol', 'list-decimal'] as const)
  return (
    <Tag className={`mt-4 grid gap-2 pl-6 ${marker}`}>
      {content.map((item, index) => (
        <li key={keyOf(item, index)} className="[&>p:first-child]:mt-0">
          <Blocks content={item.content} />
        </li>
      ))}
    </Tag>
  )
}

function TableView({ table }: { table: Of<'table'> }) {
  return (
    <div className="mt-4">
      <SidewaysScroll label={headsOf(table)}>
        <table className="w-full border-collapse text-left text-sm tabular">
          <tbody>
            {table.content.map((row, index) => (
              <tr key={keyOf(row, index)} className="border-line border-b">
                {row.content.map((cell, column) => (
                  <CellView key={keyOf(cell, column)} cell={cell} scope={index === 0 ? 'col' : 'row'} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </SidewaysScroll>
    </div>
  )
}

/** The first row, as the name of the table: `Formulir, Data, Dipakai untuk`. */
const headsOf = ({ content: [first] }: Of<'table'>): string =>
  (first?.content ?? [])
    .map((cell) => plainText(cell))
    .filter(Boolean)
    .join(', ')

type Cell = Of<'table'>['content'][number]['content'][number]

function CellView({ cell, scope }: { cell: Cell; scope: 'col' | 'row' }) {
  const look = 'py-2.5 pr-4 align-top [&>p]:mt-0'
  const words = <Blocks content={cell.content} />
  if (cell.type === 'tableCell') return <td className={look}>{words}</td>
  return (
    <th scope={scope} className={`${look} font-semibold`}>
      {words}
    </th>
  )
}

function Inlines({ content }: { content: readonly Inline[] | undefined }) {
  return content?.map((node, index) => <Fragment key={keyOf(node, index)}>{inlineView(node)}</Fragment>)
}

function inlineView(node: Inline): ReactNode {
  if (node.type === 'hardBreak') return <br />
  return (node.marks ?? []).reduce<ReactNode>((inner, mark) => {
    if (mark.type === 'bold') return <strong>{inner}</strong>
    if (mark.type === 'italic') return <em>{inner}</em>
    return (
      <a href={mark.attrs.href} className="underline underline-offset-4 hover:decoration-2">
        {inner}
      </a>
    )
  }, node.text)
}
