import type { ReactNode } from 'react'
import { ErrorSummary } from '~/ui/ErrorSummary.tsx'
import { errorTitle } from '~/ui/error-title.ts'
import { words } from './words.ts'

type Props = {
  title: string
  /** `field` is the id of the control. */
  errors?: readonly { field: string; message: string }[]
  /** Beside the heading: the main action of the page. */
  action?: ReactNode
  children: ReactNode
}

/** The title, refusals and heading of a page of the office. */
export function OfficePage({ title, errors = [], action, children }: Props) {
  return (
    <div className="grid grid-cols-1 gap-6">
      <title>{`${errors.length > 0 ? errorTitle(title) : title} | ${words.title}`}</title>
      <ErrorSummary errors={errors} />
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h1 className="text-xl">{title}</h1>
        {action}
      </div>
      {children}
    </div>
  )
}
