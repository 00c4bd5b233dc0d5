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
  /** Of the document, while nothing stands in the way. */
  title: string
  site: string
  /** What stands above the questions. */
  header: ReactNode
  errors: readonly FieldError[]
  /** Why a correct form was not taken by the guard. */
  stop?: Stop | undefined
  /** Why it was not taken otherwise. */
  trouble?: { title: string; panel: ReactNode } | undefined
  action: string
  /** In a page that begins with something else: where it opens once the form was sent, at what the answer says. */
  answerId?: string | undefined
  method?: 'get' | 'post'
  withFiles?: boolean
  className?: string
  children: ReactNode
}

type Props = Omit<FrameProps, 'header' | 'answerId'> & {
  lead: ReactNode
  /** What stands between the lead and the questions, such as the steps of a journey. */
  intro?: ReactNode
}

/** A page that is a form. */
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

/** The frame of every form that asks for something: what is wrong, the questions, and what the form carries along. */
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
      {/* Enter presses a form's first button: it has to be the one that sends. */}
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
      {posted ? <Carried state={state} /> : <Opened state={state} />}
    </form>
  )
}

/** A form that only asks for choices carries the time of its first opening. */
function Opened({ state }: { state: LeadFormState }) {
  return (
    <div hidden>
      <input type="hidden" name={carried.shownAt} value={state.shownAt} />
    </div>
  )
}

/** What the form carries beside its questions: the two hidden fields of the operator's tags stay empty until tracking with consent fills them. */
function Carried({ state }: { state: LeadFormState }) {
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
