import type { ReactNode } from 'react'
import { ErrorSummary } from '~/ui/ErrorSummary.tsx'
import { TroublePanel } from '~/ui/TroublePanel.tsx'
import { Captcha } from './Captcha.tsx'
import { carried, type LeadFormState, type Stop } from './form-state.ts'
import { formWords, stopWords } from './words.ts'

/** Each error in the order of the fields; `field` is the id of the control it leads to. */
export type FieldError = { field: string; message: string }

type Props = {
  state: LeadFormState
  title: string
  site: string
  lead: ReactNode
  errors: readonly FieldError[]
  /** Why a correct form was not taken by the guard. */
  stop?: Stop | undefined
  /** Why it was not taken otherwise. */
  trouble?: { title: string; panel: ReactNode } | undefined
  /** What stands between the lead and the questions, such as the steps of a journey. */
  intro?: ReactNode
  action: string
  method?: 'get' | 'post'
  withFiles?: boolean
  className?: string
  children: ReactNode
}

/** The frame of every form that asks for something: what is wrong, the questions, and what the form carries along. */
export function LeadForm({ state, title, site, lead, errors, stop, trouble, intro, method = 'post', ...props }: Props) {
  const { action, withFiles, className = 'mt-6 grid gap-8', children } = props
  const posted = method === 'post'
  return (
    <form
      method={method}
      action={action}
      noValidate
      encType={withFiles ? 'multipart/form-data' : undefined}
      className={className}
    >
      <title>{`${titleOf(title, errors, stop, trouble)} | ${site}`}</title>
      {/* Enter presses a form's first button: it has to be the one that sends. */}
      {posted && <button type="submit" hidden tabIndex={-1} />}
      <header className="lg:col-span-full">
        {trouble?.panel}
        {stop && <StopPanel stop={stop} />}
        <div className="max-w-form not-empty:mb-8">
          <ErrorSummary errors={errors} />
        </div>
        <h1 className="text-3xl">{title}</h1>
        <div className="mt-3 max-w-prose text-ink-soft text-lg">{lead}</div>
        {intro && <div className="mt-6 max-w-form">{intro}</div>}
      </header>
      {children}
      {posted && state.captcha && <Captcha widget={state.captcha} />}
      {posted && <Carried state={state} />}
    </form>
  )
}

/** What the form carries beside its questions: the two hidden fields of the operator's tags stay empty until tracking with consent fills them. */
export function Carried({ state }: { state: LeadFormState }) {
  return (
    <div hidden>
      <input type="hidden" name={carried.key} value={state.requestKey} />
      <input type="hidden" name={carried.shownAt} value={state.shownAt} />
      <input type="hidden" name={carried.source} value={state.source} />
      <input type="hidden" name="hidden_phone" value="" />
      <input type="hidden" name="hidden_email" value="" />
      <label>
        {formWords.trap}
        <input type="text" name={carried.trap} defaultValue="" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  )
}

function StopPanel({ stop: { kind, secondsToWait } }: { stop: Stop }) {
  const { title, text } = stopWords[kind]
  return (
    <TroublePanel title={title}>
      <p>{text(secondsToWait)}</p>
    </TroublePanel>
  )
}

function titleOf(title: string, errors: readonly FieldError[], stop: Stop | undefined, trouble: Props['trouble']): string {
  if (errors.length > 0) return formWords.errorTitle(title)
  if (trouble) return trouble.title
  return stop ? stopWords[stop.kind].title : title
}
