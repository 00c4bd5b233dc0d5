import type { MouseEvent } from 'react'
import { flushSync } from 'react-dom'
import { Icon, type IconName } from '~/ui/Icon.tsx'
import { useFormTools } from './form-context.ts'
import { words } from './words.ts'

type Props<Entry> = {
  /** What the buttons move, for their names. */
  name: string
  index: number
  list: readonly Entry[]
  onChange: (list: readonly Entry[]) => void
  /** The entry is gone from the page: its buttons had the focus, which needs a new place. */
  onRemoved: () => void
  /** True for a list that always has the same entries. */
  isFixed?: boolean
}

/** Moves an entry of a list up and down, and removes it. */
export function MoveButtons<Entry>({ name, index, list, onChange, onRemoved, isFixed = false }: Props<Entry>) {
  const { isReadOnly } = useFormTools()
  if (isReadOnly || isFixed) return null
  const without = list.filter((_, at) => at !== index)
  const move =
    (by: 1 | -1) =>
    ({ currentTarget: button }: MouseEvent<HTMLButtonElement>) => {
      flushSync(() => onChange(without.toSpliced(index + by, 0, list[index] as Entry)))
      // At the end of the list this button is disabled, the one for the other direction is not.
      const other = by === 1 ? button.previousElementSibling : button.nextElementSibling
      const target = button.disabled ? other : button
      if (target instanceof HTMLElement) target.focus()
    }
  const remove = () => {
    flushSync(() => onChange(without))
    onRemoved()
  }
  return (
    <span className="flex">
      <SmallButton label={words.up(name)} icon="chevron" turn="rotate-180" isOff={index === 0} onClick={move(-1)} />
      <SmallButton label={words.down(name)} icon="chevron" isOff={index === list.length - 1} onClick={move(1)} />
      <SmallButton label={words.remove(name)} icon="close" onClick={remove} />
    </span>
  )
}

type SmallProps = {
  label: string
  icon: IconName
  turn?: string
  isOff?: boolean
  onClick: (event: MouseEvent<HTMLButtonElement>) => void
}

function SmallButton({ label, icon, turn = '', isOff = false, onClick }: SmallProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      disabled={isOff}
      onClick={onClick}
      className="grid size-10 cursor-pointer place-items-center rounded-control hover:bg-paper-sunk disabled:cursor-default disabled:opacity-40"
    >
      <Icon name={icon} className={`size-4 ${turn}`} />
    </button>
  )
}
