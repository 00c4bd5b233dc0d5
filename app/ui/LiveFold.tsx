import type { ReactNode } from 'react'
import { Details } from './Details.tsx'
import { FoldContent, FoldTitle, foldClass, foldTitleClass } from './Fold.tsx'

type Props = {
  title: string
  /** Opens the fold when it becomes true. Only the visitor closes the fold. */
  open: boolean
  children: ReactNode
}

/** A `Fold` in a live part. A new answer does not close a fold that the visitor opened. */
export function LiveFold({ title, open, children }: Props) {
  return (
    <Details className={foldClass} summaryClassName={foldTitleClass} summary={<FoldTitle title={title} />} open={open}>
      <FoldContent>{children}</FoldContent>
    </Details>
  )
}
