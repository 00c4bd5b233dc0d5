import { Icon, type IconName } from '~/ui/Icon.tsx'
import { useFormTools } from './form-context.ts'
import { words } from './words.ts'

type Props<Entry> = {
  /** What the buttons move, for their names. */
  name: string
  index: number
  list: readonly Entry[]
  onChange: (list: readonly Entry[]) => void
  /** True for a list that always has the same entries. */
  isFixed?: boolean
}

/** Moves an entry of a list up and down, and removes it. */
export function MoveButtons<Entry>({ name, index, list, onChange, isFixed = false }: Props<Entry>) {
  const { isReadOnly } = useFormTools()
  if (isReadOnly || isFixed) return null
  const without = list.filter((_, at) => at !== index)
  const movedTo = (to: number) => without.toSpliced(to, 0, list[index] as Entry)
  return (
    <span className="flex">
      <SmallButton
        label={words.up(name)}
        icon="chevron"
        turn="rotate-180"
        isOff={index === 0}
        onClick={() => onChange(movedTo(index - 1))}
      />
      <SmallButton
        label={words.down(name)}
        icon="chevron"
        isOff={index === list.length - 1}
        onClick={() => onChange(movedTo(index + 1))}
      />
      <SmallButton label={words.remove(name)} icon="close" onClick={() => onChange(without)} />
    </span>
  )
}

type SmallProps = { label: string; icon: IconName; turn?: string; isOff?: boolean; onClick: () => void }

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
