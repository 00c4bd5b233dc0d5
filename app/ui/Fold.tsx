import type { ComponentProps, ReactNode } from 'react'
import { Icon } from './Icon.tsx'

type Props = Omit<ComponentProps<'details'>, 'title' | 'className' | 'children'> & { title: string; children: ReactNode }

/** Collapsed questions that few visitors need. */
export function Fold({ title, children, ...native }: Props) {
  return (
    <details {...native} className="group rounded-control border border-line-strong px-4">
      <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between gap-4 py-2 font-semibold">
        {title}
        <Icon name="chevron" className="size-5 group-open:rotate-180" />
      </summary>
      <div className="grid gap-5 pt-1 pb-4">{children}</div>
    </details>
  )
}
