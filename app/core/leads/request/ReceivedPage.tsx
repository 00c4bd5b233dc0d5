import type { ReactNode } from 'react'
import { transitionClass } from '~/core/cars/car-transitions.ts'
import { Unbroken } from '~/ui/Unbroken.tsx'
import { CalendarNote } from './CalendarLink.tsx'
import { CareNotices } from './CareNotices.tsx'
import { RequestFacts } from './RequestFacts.tsx'
import type { RequestView } from './request-view.server.ts'
import { requestWords as words } from './words.ts'

type Props = {
  view: RequestView
  /** Of the request's page. */
  token: string
  title: string
  lead: ReactNode
  /** Content below the introduction, such as the steps of a journey. */
  intro?: ReactNode
  /** What happens next, in order. */
  steps: readonly string[]
  /** For visitors who must call because something else than a call did not come: its name. */
  notCome?: string
  /** Actions for the visitor; the first is the main one. */
  actions: ReactNode
  children?: ReactNode
}

/** The page after a request: what was received, who answers when, what happens next, and how to change it. */
export function ReceivedPage({ view, token, title, lead, intro, steps, notCome = words.notCalled, actions, children }: Props) {
  return (
    <>
      <h1 className="mt-6 text-3xl">{title}</h1>
      <div className="mt-3 max-w-prose text-ink-soft text-lg">{lead}</div>
      {intro && <div className="mt-6 max-w-form">{intro}</div>}
      <div className="mt-8 grid grid-cols-1 items-start gap-x-16 gap-y-8 lg:grid-cols-2">
        <div className="stage grid gap-6 rounded-card p-6 lg:p-10">
          {view.car && (
            <img
              src={view.car.picture}
              alt=""
              width={view.car.width}
              height={view.car.height}
              className={`h-auto w-full max-w-form justify-self-center ${transitionClass(view.car.slug)}`}
            />
          )}
          <RequestFacts view={view} />
        </div>
        <div className="grid gap-8">
          <div className="grid gap-3 empty:hidden">
            <CareNotices view={view} token={token} />
          </div>
          {steps.length > 0 && <WhatNext view={view} steps={steps} notCome={notCome} />}
          {children}
          <div className="grid gap-3">
            <div className="flex flex-wrap gap-3">{actions}</div>
            <CalendarNote use={view.calendar} />
          </div>
        </div>
      </div>
    </>
  )
}

/** What happens next, and whom to call when it does not happen. */
function WhatNext({ view: { call, reference }, steps, notCome }: Required<Pick<Props, 'view' | 'steps' | 'notCome'>>) {
  return (
    <section aria-labelledby="selanjutnya">
      <h2 id="selanjutnya" className="text-xl">
        {words.next}
      </h2>
      <ol className="mt-4 grid max-w-prose list-decimal gap-3 pl-5 marker:text-ink-soft">
        {steps.map((step) => (
          <li key={step}>
            <Unbroken text={step} />
          </li>
        ))}
      </ol>
      <p className="mt-4 max-w-prose text-ink-soft text-sm">
        {notCome}{' '}
        <a href={call.href} className="whitespace-nowrap text-ink underline underline-offset-4">
          {call.label}
        </a>{' '}
        <Unbroken text={words.withReference(reference)} />
      </p>
    </section>
  )
}
