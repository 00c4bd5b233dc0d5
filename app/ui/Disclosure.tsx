import { type ComponentProps, useState } from 'react'

type Props = Omit<ComponentProps<'details'>, 'open' | 'onToggle'> & {
  /** Opens it when it becomes true; only the visitor closes it. */
  open: boolean
}

/** A `<details>` in a part that React keeps: a new answer does not close what the visitor opened. */
export function Disclosure({ open, ...rest }: Props) {
  const [isOpen, setOpen] = useState(open)
  const [wanted, setWanted] = useState(open)
  if (wanted !== open) {
    setWanted(open)
    if (open) setOpen(true)
  }
  return <details {...rest} open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)} />
}
