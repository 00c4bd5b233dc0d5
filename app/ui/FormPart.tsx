import type { ReactNode } from 'react'
import { Button } from './Button.tsx'
import { words } from './words.ts'

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'form-part': { class?: string; children: ReactNode } & Record<`data-${string}`, string | undefined>
    }
  }
}

type Props = {
  /** Under this name the browser keeps what is typed until it is sent; null where nothing is to be kept. */
  name: string | null
  /** Names of the controls whose choice changes what else the form offers. */
  asks?: readonly string[]
  /** Whether those choices stand in the address. */
  inAddress?: boolean
  /** Typing and sliding ask as well, each time the hand rests. */
  live?: boolean
  /** Id of what its button asks for: brought into sight where it stands below the window. */
  leadsTo?: string
  /** The form comes as new: what the browser kept may fill it. */
  fresh?: boolean
  children: ReactNode
}

/**
 * The part of a page that a form lives in. It works as it stands; with script the answers to it take its place
 * without loading the page again (app/forms). A page has one.
 */
export function FormPart({ name, asks = [], inAddress, live, leadsTo, fresh, children }: Props) {
  return (
    <form-part
      class="block"
      data-name={name ?? undefined}
      data-asks={asks.join(' ')}
      data-in-address={inAddress ? '' : undefined}
      data-live={live ? '' : undefined}
      data-leads-to={leadsTo}
      data-fresh={fresh ? '' : undefined}
      data-sending={words.sending}
      data-offline={words.offline}
      data-unsent={words.unsent}
      data-unanswered={words.unanswered}
      data-waiting={live ? words.waiting : undefined}
    >
      {name && <Draft />}
      {children}
      <p id="kabar-isian" data-of-script="" role="status" className="mt-4 text-sm empty:hidden" />
    </form-part>
  )
}

/** Shown by script when there is a draft of the form: asks about it, or tells that it fills the form. */
function Draft() {
  const look = 'mt-6 flex max-w-form flex-wrap items-center gap-x-4 gap-y-1 rounded-card bg-paper-warm p-4 text-sm'
  return (
    <div id="isian-kembali" data-of-script="" role="status" tabIndex={-1} className="scroll-mt-24">
      <p hidden data-draft="question" className={look}>
        <span data-named={words.continueNamed}>{words.continue}</span>
        <Button type="button" tone="secondary">
          {words.goOn}
        </Button>
        <Button type="button" tone="quiet">
          {words.notMine}
        </Button>
      </p>
      <p hidden data-draft="restored" className={look}>
        {words.restored}
        <Button type="button" tone="quiet">
          {words.clear}
        </Button>
      </p>
      <p hidden data-draft="deleted" className={look}>
        {words.deleted}
      </p>
    </div>
  )
}
