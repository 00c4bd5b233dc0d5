import type { ReactNode } from 'react'
import { errorTitle } from '~/ui/error-title.ts'
import { Button } from '../../ui/Button.tsx'
import { ErrorSummary } from '../../ui/ErrorSummary.tsx'
import { TextField } from '../../ui/Field.tsx'
import { FormPart } from '../../ui/FormPart.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Stepper } from '../../ui/Stepper.tsx'
import { TroublePanel } from '../../ui/TroublePanel.tsx'
import { makerName, type Settings } from '../content/settings.ts'
import type { CodePage } from './code-page.server.ts'
import { ResendForm } from './ResendForm.tsx'
import { channelWords, words } from './words.ts'

type Props = {
  page: CodePage
  title: string
  settings: Pick<Settings, 'wordmark' | 'support'>
  /** The number in a form that its owner recognises. Null when neither the number nor its existence may be shown. */
  sentTo: string | null
  /** The page on which a wrong number can be changed. */
  changeHref?: string | undefined
  /** The address that the form posts to, if not its own. */
  action?: string | undefined
  /** A hidden field that the form sends with the code. */
  carry?: { name: string; value: string }
  /** The steps of the journey, if the code is one of them. */
  steps?: { labels: readonly string[]; current: number }
  /** Content above the title: what the visitor must decide first. */
  before?: ReactNode
  /** Content between the title and the form: what the code confirms. */
  children?: ReactNode
}

/** The page of a journey that asks for a code, from the title down. The answers of its form replace the form. */
export function CodeForm(props: Props) {
  return (
    <div className="mt-6">
      <FormPart name={null}>
        <Code {...props} />
      </FormPart>
    </div>
  )
}

function Code({ page, title, settings, sentTo, changeHref, action, carry, steps, before, children }: Props) {
  const { goodUntil, typed, error, trouble, resent } = page
  const heading = goodUntil ? title : words.noCode
  return (
    <div className="grid max-w-form gap-8">
      <title>{`${error ? errorTitle(title) : (trouble?.title ?? heading)} | ${makerName(settings)}`}</title>
      <header>
        {before}
        {trouble && (
          <TroublePanel title={trouble.title}>
            <p>{trouble.text}</p>
          </TroublePanel>
        )}
        <div className="not-empty:mb-8">
          <ErrorSummary errors={error ? [{ field: 'code', message: error }] : []} />
        </div>
        <h1 className="text-3xl">{heading}</h1>
        {steps && (
          <div className="mt-6">
            <Stepper steps={steps.labels.map((label) => ({ label }))} current={steps.current} />
          </div>
        )}
        {children}
      </header>
      {resent && <Resent channel={channelWords[resent]} known={sentTo !== null} />}
      {goodUntil && (
        <form method="post" action={action} noValidate className="grid gap-5">
          {carry && <input type="hidden" name={carry.name} value={carry.value} />}
          {sentTo ? <SentTo phone={sentTo} changeHref={changeHref} /> : <p>{words.sentIfKnown}</p>}
          <TextField
            name="code"
            label={words.field}
            hint={words.goodUntil(goodUntil)}
            error={error ?? undefined}
            defaultValue={typed}
            inputMode="numeric"
            autoComplete="one-time-code"
            spellCheck={false}
            enterKeyHint="go"
          />
          <div>
            <Button>{words.goOn}</Button>
          </div>
        </form>
      )}
      <ResendForm page={page} action={action} />
      <OtherWay support={settings.support} />
    </div>
  )
}

function SentTo({ phone, changeHref }: { phone: string; changeHref: string | undefined }) {
  return (
    <p>
      {words.sentTo} <strong className="tabular whitespace-nowrap">{phone}</strong>.{' '}
      {changeHref && (
        <a href={changeHref} className="underline underline-offset-4">
          {words.change}
        </a>
      )}
    </p>
  )
}

function Resent({ channel, known }: { channel: string; known: boolean }) {
  return (
    <div role="status">
      <Notice tone="good">{known ? words.resent(channel) : words.resentIfKnown(channel)}</Notice>
    </div>
  )
}

function OtherWay({ support: { phone, whatsapp, sample } }: Pick<Settings, 'support'>) {
  return (
    <section className="border-line border-t pt-6">
      <p>{words.otherWay}</p>
      {sample && <p className="text-ink-soft text-sm">{words.sampleSupport}</p>}
      <ul className="mt-2 flex flex-wrap gap-x-6 gap-y-1">
        {[
          { kind: words.phone, ...phone },
          { kind: channelWords.whatsapp, ...whatsapp },
        ].map(({ kind, label, href }) => (
          <li key={kind}>
            {kind}{' '}
            <a href={href} className="tabular inline-flex min-h-11 items-center font-semibold underline underline-offset-4">
              {label}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
