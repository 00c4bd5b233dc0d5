import type { ReactNode } from 'react'
import { formData } from '../lib/form-data.ts'
import { unrecorded } from '../lib/unrecorded.ts'
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
  /** The browser stores the unsent input under this name; null: store nothing. */
  name: string | null
  /** Names of the controls that change which other questions the form shows. */
  asks?: readonly string[]
  /** True when these choices are in the address. */
  inAddress?: boolean
  /** True for a new form: stored input may fill it. */
  fresh?: boolean
  children: ReactNode
}

const { sending, offline, unsent, unanswered } = words
const ofScript = formData({ 'of-script': true })

/**
 * The part of a page with a form. It works without script. With script, the server's answers replace this part without
 * loading the page again (app/enhance/forms). A page has one form part.
 */
export function FormPart({ name, asks = [], inAddress, fresh, children }: Props) {
  return (
    <form-part
      class="block"
      {...unrecorded}
      {...formData({ name, asks: asks.join(' '), 'in-address': inAddress, fresh })}
      {...formData({ sending, offline, unsent, unanswered })}
    >
      {name && <Draft />}
      {children}
      <p id="kabar-isian" {...ofScript} role="status" className="mt-4 text-sm empty:hidden" />
    </form-part>
  )
}

/** Script shows this when a draft of the form is stored: it asks whether to use the draft, or says that it was used. */
function Draft() {
  const look = 'mt-6 flex max-w-form flex-wrap items-center gap-x-4 gap-y-1 rounded-card bg-paper-warm p-4 text-sm'
  return (
    <div id="isian-kembali" {...ofScript} role="status" tabIndex={-1} className="scroll-mt-24">
      <p hidden {...formData({ draft: 'question' })} className={look}>
        <span {...formData({ named: words.continueNamed })}>{words.continue}</span>
        <Button type="button" tone="secondary">
          {words.goOn}
        </Button>
        <Button type="button" tone="quiet">
          {words.notMine}
        </Button>
      </p>
      <p hidden {...formData({ draft: 'restored' })} className={look}>
        {words.restored}
        <Button type="button" tone="quiet">
          {words.clear}
        </Button>
      </p>
      <p hidden {...formData({ draft: 'deleted' })} className={look}>
        {words.deleted}
      </p>
    </div>
  )
}
