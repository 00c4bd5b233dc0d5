import { readStored, store } from '../../lib/browser-storage.ts'
import { intents } from '../../lib/intents.ts'
import { type LeavingDetail, leavingEvent } from '../../lib/leaving.ts'
import type { events as allEvents, HashedContact } from './data-layer.ts'
import type { Partner } from './partner.ts'
import { hashedContact } from './user-data.ts'

type Options = {
  /** Given, not imported: so the script of every page exports one function only, which saves bytes. */
  events: Pick<typeof allEvents, 'formStarted' | 'formStep' | 'formRefused' | 'formSubmitted'>
  journey: string
  /** Only then the contact is used, as a hash, and the lead carries how the visitor came. */
  mayAdvertise: boolean
  /** False after a withdrawal in another tab. */
  isAllowed: () => boolean
  /** The affiliate partner that the visitor came from. */
  partner: Partner | undefined
  /** The lead was taken. The promise ends when the page can be left. */
  onLead: (contact: HashedContact | undefined) => Promise<unknown> | undefined
}

/** Tells how a visitor gets through the lead form of the page. */
export function watchForm(part: HTMLElement, { events, journey, mayAdvertise, isAllowed, partner, onLead }: Options): void {
  let hasStarted = false
  let lastField = ''
  let contact: HashedContact | undefined
  let keptSource: (now: number) => object = () => ({})
  const readContact = async () => {
    const form = part.querySelector('form')
    if (!mayAdvertise || !form) return
    contact = isAllowed() ? await hashedContact(form) : undefined
    fillHidden(form, contact)
  }
  part.addEventListener(
    'change',
    ({ target }) => {
      lastField = (target as HTMLInputElement).name
      if (!hasStarted) events.formStarted(journey)
      hasStarted = true
      readContact()
    },
    true,
  )
  part.addEventListener(
    'submit',
    ({ target, submitter }) => {
      const isAllowedNow = isAllowed()
      setSource(target as HTMLFormElement, isAllowedNow ? { kept: keptSource(Date.now()), partner: partner?.origin } : {})
      // After a withdrawal the hashes leave the form at once.
      if (!isAllowedNow) readContact()
      const intent = (submitter as HTMLButtonElement | null)?.name === 'intent' && (submitter as HTMLButtonElement).value
      if (intent !== intents.choose && intent !== intents.forget) events.formSubmitted(journey)
    },
    true,
  )
  part.addEventListener(
    'shown',
    () => {
      const wrong = [...part.querySelectorAll<HTMLInputElement>('[aria-invalid=true]')].map(({ name }) => name)
      if (wrong.length > 0 || part.querySelector('[role=alert]')) events.formRefused(journey, wrong)
      else if (part.querySelector('form')) events.formStep(journey, lastField)
      else onLead(contact)
      readContact()
    },
    true,
  )
  part.addEventListener(
    leavingEvent,
    (event) => {
      const { href, waits } = (event as CustomEvent<LeavingDetail>).detail
      if (/\/(?:result|pesan-thank-you)\//.test(href) && isNewLead(href)) waits.push(readContact().then(() => onLead(contact)))
    },
    true,
  )
  readContact()
  if (mayAdvertise) {
    import('./source.ts').then(
      (source) => {
        keptSource = source.keptSource
      },
      () => {},
    )
  }
}

/**
 * False for the lead that this tab has told last: a form that is sent again after Back leads to the same page. The address is
 * a secret, so only a number made of it is stored.
 */
function isNewLead(href: string): boolean {
  const lead = String([...href].reduce((sum, letter) => (Math.imul(sum, 31) + letter.charCodeAt(0)) | 0, 0))
  if (readStored<string>('sessionStorage', 'lead-terakhir') === lead) return false
  store('sessionStorage', 'lead-terakhir', lead)
  return true
}

/** The hidden fields for tags hold the hashes, never the contact itself. */
function fillHidden(form: HTMLFormElement, contact: HashedContact | undefined): void {
  for (const [name, value] of [
    ['hidden_phone', contact?.phone],
    ['hidden_email', contact?.email],
  ] as const) {
    const field = form.elements.namedItem(name)
    if (field instanceof HTMLInputElement) field.value = value ?? ''
  }
}

/** Writes what was kept beside the source that the server has written. After a withdrawal, what was written before goes. */
function setSource(form: HTMLFormElement, added: { kept?: object; partner?: object | undefined }): void {
  const field = form.elements.namedItem('source')
  if (!(field instanceof HTMLInputElement)) return
  try {
    const { kept: _, partner: __, ...own } = JSON.parse(field.value || '{}')
    field.value = JSON.stringify({ ...own, ...added })
  } catch {}
}
