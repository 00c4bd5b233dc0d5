import type { ComponentProps, ReactNode } from 'react'
import { LineDrawing } from './LineDrawing.tsx'
import { chevron } from './line-shapes.ts'

type Props = Omit<ComponentProps<'details'>, 'title' | 'className' | 'children'> & { title: string; children: ReactNode }

export const foldClass = 'group rounded-control border border-line-strong px-4'
export const foldTitleClass = 'flex min-h-12 cursor-pointer list-none items-center justify-between gap-4 py-2 font-semibold'

/** Collapsed questions that few visitors need. */
export function Fold({ title, children, ...native }: Props) {
  return (
    <details {...native} className={foldClass}>
      <summary className={foldTitleClass}>
        <FoldTitle title={title} />
      </summary>
      <FoldContent>{children}</FoldContent>
    </details>
  )
}

export function FoldTitle({ title }: { title: string }) {
  return (
    <>
      {title}
      <LineDrawing shape={chevron} className="size-5 group-open:rotate-180" />
    </>
  )
}

export const FoldContent = ({ children }: { children: ReactNode }) => <div className="grid gap-5 pt-1 pb-4">{children}</div>
