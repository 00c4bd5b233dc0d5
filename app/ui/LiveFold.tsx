import { type ComponentProps, useState } from 'react'
import { Fold } from './Fold.tsx'

type Props = Omit<ComponentProps<typeof Fold>, 'open' | 'onToggle'> & {
  /** Opens the fold when it becomes true. Only the visitor closes the fold. */
  open: boolean
}

/** A `Fold` in a live part. A new answer does not close a fold that the visitor opened. */
export function LiveFold({ open, ...fold }: Props) {
  const [isOpen, setOpen] = useState(open)
  const [wanted, setWanted] = useState(open)
  if (wanted !== open) {
    setWanted(open)
    if (open) setOpen(true)
  }
  return <Fold {...fold} open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)} />
}
