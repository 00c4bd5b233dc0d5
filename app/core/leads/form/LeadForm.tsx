import type { ReactNode } from 'react'
import { ErrorSummary } from '~/ui/ErrorSummary.tsx'
import { errorTitle } from '~/ui/error-title.ts'
import { TroublePanel } from '~/ui/TroublePanel.tsx'
import { Captcha } from './Captcha.tsx'
import type { FieldError } from './errors.ts'
import { carried, type LeadFormState, type Stop } from './form-state.ts'
import { formWords, stopWords } from './words.ts'

type FrameProps = {
  state: LeadFormState
  /** The document's title, when there is no error. */
  title: string
  site: string
  /** Content above the questions. */
  header: ReactNode
  errors: readonly FieldError[]
  /** Why the guard refused a correct form. */
  stop?: Stop | undefined
  /** Why the use case refused a correct form. */
  trouble?: { title: string; panel: ReactNode } | undefined
  action: string
  /** For a form below other content: the anchor at which the page opens with the answer. */
  answerId?: string | undefined
  method?: 'get' | 'post'
  withFiles?: boolean
  className?: string
  children: ReactNode
}

type Props = Omit<FrameProps, 'header' | 'answerId'> & {
  lead: ReactNode
  /** Content between the introduction and the questions, such as the steps of a journey. */
  intro?: ReactNode
}

/** A page with a form as its main content. */
export function LeadForm({ lead, intro, ...frame }: Props) {
  const header = (
    <>
      <h1 className="text-3xl">{frame.title}</h1>
      <div className="mt-3 max-w-prose text-ink-soft text-lg">{lead}</div>
      {intro && <div className="mt-6 max-w-form">{intro}</div>}
    </>
  )
  return <FormFrame {...frame} header={header} />
}

/** The frame of every form that makes a request: errors, questions and hidden fields. */
export function FormFrame({ state, title, site, header, errors, stop, trouble, action, answerId, ...props }: FrameProps) {
  const { method = 'post', withFiles, className = 'mt-6 grid gap-8', children } = props
  const posted = method === 'post'
  const isAnswer = errors.length > 0 || stop !== undefined || trouble !== undefined
  return (
    <form
      method={method}
      action={answerId ? `${action}#${answerId}` : action}
      noValidate
      encType={withFiles ? 'multipart/form-data' : undefined}
      className={className}
    >
      <title>{`${titleOf(title, errors, stop, trouble)} | ${site}`}</title>
      {/* Enter presses a form's first button, which must be the button that sends. */}
      {posted && <button type="submit" hidden tabIndex={-1} />}
      <header id={isAnswer ? undefined : answerId} className="lg:col-span-full">
        {trouble?.panel}
        {stop && <StopPanel stop={stop} id={answerId} />}
        <div className="max-w-form not-empty:mb-8">
          <ErrorSummary errors={errors} id={answerId} />
        </div>
        {header}
      </header>
      {children}
      {posted && state.captcha && <Captcha widget={state.captcha} used={state.captchaUsed} />}
      {posted ? <HiddenFields state={state} /> : <OpenedAtField state={state} />}
    </form>
  )
}

/** For a form with choices only: carries the time when the form was first opened. */
function OpenedAtField({ state }: { state: LeadFormState }) {
  return (
    <div hidden>
      <input type="hidden" name={carried.shownAt} value={state.shownAt} />
    </div>
  )
}

/** The hidden fields. Two of them are for the operator's tags: they stay empty until tracking with consent fills them. */
function HiddenFields({ state }: { state: LeadFormState }) {
  return (
    <div hidden>
      <input type="hidden" name={carried.key} value={state.requestKey} />
      <input type="hidden" name={carried.shownAt} value={state.shownAt} />
      {state.wasSent && <input type="hidden" name={carried.wasSent} value="ya" />}
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

function StopPanel({ stop: { kind, secondsToWait }, id }: { stop: Stop; id: string | undefined }) {
  const { title, text } = stopWords[kind]
  return (
    <TroublePanel title={title} id={id}>
      <p>{text(secondsToWait)}</p>
    </TroublePanel>
  )
}

function titleOf(title: string, errors: readonly FieldError[], stop: Stop | undefined, trouble: FrameProps['trouble']): string {
  if (errors.length > 0) return errorTitle(title)
  if (trouble) return trouble.title
  return stop ? stopWords[stop.kind].title : title
}
