import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '~/ui/Button.tsx'
import { FieldGroup } from '~/ui/Field.tsx'
import { focusNeighbour, focusNew } from './focus.ts'
import { type Common, useFormTools } from './form-context.ts'
import { GroupFields } from './GroupView.tsx'
import { MoveButtons } from './MoveButtons.tsx'
import { nameOf, type References } from './references.ts'
import { type FieldPath, pathTo, type ShapeOf } from './shape.ts'
import { emptyOf, type TypedEntry, type TypedGroup } from './typed.ts'
import { words } from './words.ts'

type Props = { shape: ShapeOf<'list'>; path: FieldPath; common: Common; value: readonly TypedEntry[] }

/** Entries that can be added, removed and moved. */
export function ListView({ shape, path, common, value }: Props) {
  const { change, isReadOnly } = useFormTools()
  const { item, entry, length } = shape
  const [first] = useState(value)
  const isOpen = ({ key }: TypedEntry) => first.length < manyEntries || !first.some((one) => one.key === key)
  const entries = useRef<HTMLDivElement>(null)
  const adder = useRef<HTMLButtonElement>(null)
  const add = () => {
    const key = Math.max(-1, ...value.map((one) => one.key)) + 1
    flushSync(() => change(path, [...value, { key, value: emptyOf(item) }]))
    focusNew(entries.current?.lastElementChild)
  }
  return (
    <FieldGroup {...common} id={path}>
      <div id={path} tabIndex={-1} className="grid grid-cols-1 gap-3 outline-none">
        <div ref={entries} className="grid grid-cols-1 gap-3 empty:hidden">
          {value.map((one, index) => {
            const onChange = (list: readonly TypedEntry[]) => change(path, list)
            const onRemoved = () => focusNeighbour([...(entries.current?.children ?? [])], index, adder.current)
            const props = { shape, path: pathTo(path, index), one, index, list: value, onChange, onRemoved }
            return item.type === 'group' ? (
              <Folded key={one.key} {...props} isOpen={isOpen(one)} />
            ) : (
              <Line key={one.key} {...props} />
            )
          })}
        </div>
        {!isReadOnly && length === null && (
          <Button ref={adder} type="button" tone="secondary" onClick={add}>
            {words.addEntry(entry)}
          </Button>
        )}
      </div>
    </FieldGroup>
  )
}

type EntryProps = {
  shape: ShapeOf<'list'>
  path: FieldPath
  one: TypedEntry
  index: number
  list: readonly TypedEntry[]
  onChange: (list: readonly TypedEntry[]) => void
  onRemoved: () => void
}

/** From this number on, the entries of a list begin folded; added ones are open. */
const manyEntries = 4

function Folded({ shape, path, one, isOpen, ...moving }: EntryProps & { isOpen: boolean }) {
  const { references } = useFormTools()
  const name = words.entry(shape.entry, moving.index + 1)
  const group = shape.item as ShapeOf<'group'>
  const about = headingOf(group, one.value as TypedGroup, references)
  return (
    <div className="relative rounded-card border border-line bg-paper">
      <details open={isOpen}>
        <summary id={path} className="min-h-11 cursor-pointer py-2.5 ps-4 pe-32 wrap-anywhere max-sm:pt-12 max-sm:pe-4">
          <span className="font-semibold">{name}</span> <span className="text-ink-soft">{about}</span>
        </summary>
        <div className="grid gap-4 border-t border-line p-4">
          <GroupFields shape={group} path={path} value={one.value as TypedGroup} />
        </div>
      </details>
      <div className="absolute end-1 top-0.5">
        <MoveButtons isFixed={shape.length !== null} name={name} {...moving} />
      </div>
    </div>
  )
}

/** The first filled-in text or name of an entry. */
function headingOf({ fields }: ShapeOf<'group'>, value: TypedGroup, references: References): string {
  const first = fields.find(({ name, shape }) => ['text', 'reference', 'day'].includes(shape.type) && value[name])
  if (!first) return ''
  const text = String(value[first.name])
  return first.shape.type === 'reference' ? nameOf(references, first.shape.names, text) : text
}

function Line({ shape, path, one, ...moving }: EntryProps) {
  const { FieldView } = useFormTools()
  const name = words.entry(shape.entry, moving.index + 1)
  return (
    <div className="flex flex-wrap items-end justify-end gap-x-2">
      <div className="min-w-48 flex-1">
        <FieldView
          field={{ label: name, help: '', whenEmpty: 'required', shape: shape.item }}
          path={path}
          value={one.value}
          beside={{}}
        />
      </div>
      <MoveButtons isFixed={shape.length !== null} name={name} {...moving} />
    </div>
  )
}
