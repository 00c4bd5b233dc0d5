import { formDataOf } from '../../lib/form-data.ts'
import { intents } from '../../lib/intents.ts'
import { emptyTexts, sameVisit, type Touched } from './browser-restored.ts'
import { type Draft, draftOf, thisTab } from './draft.ts'
import { askToContinue, showRestored } from './draft-question.ts'
import type { FormPart } from './form-part.ts'
import {
  askServer,
  encoded,
  type Fields,
  fieldsOf,
  formOf,
  isSame,
  listed,
  note,
  show,
  typedBeforeScript,
  typedSince,
} from './part.ts'
import { takeHandedOver } from './resumed-draft.ts'

/** How long a form may wait for its draft, in milliseconds. */
const timeoutMs = 10_000

/**
 * Fills a newly opened form with its draft. Within a visit the whole draft comes back. Later only the choices do, and
 * the form asks about the typed part: the next person on this device may be another. The choices in the address and
 * the answers given meanwhile (`touched`) win.
 */
export async function restoreDraft(part: FormPart, form: HTMLFormElement, touched: Touched): Promise<void> {
  const handedOver = takeHandedOver(formDataOf(part.element, 'name') ?? '')
  if (handedOver) return continueWithHandedOver(part, form, handedOver)
  const drafts = [part.drafts.inHistory(), part.drafts.onDevice()]
  const ofThisVisit = newest(drafts.filter(isOfThisVisit))
  const draft = newest(drafts)
  if (ofThisVisit) await continueVisit(part, form, ofThisVisit, touched)
  else if (draft) await offer(part, form, draft, touched)
}

/** A new request: it uses the hidden fields of this page. */
async function continueWithHandedOver(part: FormPart, form: HTMLFormElement, { chosen, typed }: Draft): Promise<void> {
  await fill(part, form, [...chosen, ...typed, ...(draftOf(part.element)?.carried ?? [])])
  part.drafts.save()
}

/** True when this tab returned to the form or reloaded it soon after leaving. */
function isOfThisVisit(draft: Draft | null): boolean {
  const isOfThisTab = draft !== null && draft.tab !== '' && draft.tab === thisTab()
  return isOfThisTab && navigationType() !== 'navigate' && Date.now() - draft.at < sameVisit
}

async function continueVisit(part: FormPart, form: HTMLFormElement, draft: Draft, touched: Touched): Promise<void> {
  const answered = [...fieldsOf(form)].filter(([name]) => touched.has(name))
  await fill(part, form, [...allOf(draft), ...answered])
  // After Back a visitor expects the form as it was: no message.
  if (navigationType() !== 'back_forward' && formOf(part.element)) showRestored(part.element, () => startAgain(part))
}

async function offer(part: FormPart, form: HTMLFormElement, draft: Draft, touched: Touched): Promise<void> {
  emptyTexts(form, touched)
  const answered = [...listed(new URLSearchParams(location.search)), ...typedBeforeScript(form)]
  const now = draftOf(part.element)
  if (!now) return
  const [hasTexts, hasChoices] = [hasOtherAnswers(draft.typed, form), hasOtherAnswers(draft.chosen, form)]
  if (hasTexts) {
    part.drafts.hold()
    if (hasChoices) await fill(part, form, [...now.typed, ...now.carried, ...draft.chosen, ...answered])
    const answers = { accept: () => continueWith(part, draft), remove: () => part.drafts.delete() }
    askToContinue(part.element, nameIn(draft), answers)
  } else if (hasChoices) {
    await fill(part, form, [...allOf(draft), ...answered])
    if (formOf(part.element)) showRestored(part.element, () => startAgain(part))
  }
}

/** True when the fields hold an answer that the form does not show. */
function hasOtherAnswers(fields: Draft['typed'], form: HTMLFormElement): boolean {
  const shown = fieldsOf(form)
  return fields.some(([name, values]) => values.some(Boolean) && !isSame(shown.get(name), values))
}

const nameIn = ({ typed }: Draft): string => typed.find(([name]) => name === 'name')?.[1].at(-1) ?? ''

/** Fills in the typed part of the draft. Choices made meanwhile stay. */
function continueWith(part: FormPart, draft: Draft): Promise<void> {
  return part.inTurn(async () => {
    const [form, now] = [formOf(part.element), draftOf(part.element)]
    if (!form || !now) return
    if (!(await fill(part, form, [...now.chosen, ...draft.typed, ...draft.carried]))) return
    part.drafts.release()
    part.drafts.save()
    showRestored(part.element, () => startAgain(part))
  })
}

function startAgain(part: FormPart): void {
  part.drafts.delete()
  location.assign(location.pathname)
}

const allOf = ({ chosen, typed, carried }: Draft) => [...chosen, ...typed, ...carried]

/**
 * Asks the server for the form with these fields. Returns false when the answer is not the form. When a name occurs
 * twice, the later value counts.
 */
async function fill(part: FormPart, form: HTMLFormElement, fields: Iterable<[string, readonly string[]]>): Promise<boolean> {
  const data = new FormData()
  for (const [name, values] of new Map(fields)) for (const value of values) data.append(name, value)
  data.set('intent', intents.choose)
  const before: Fields = fieldsOf(form)
  try {
    const signal = AbortSignal.timeout(timeoutMs)
    const answer = await askServer(form.action, 'check', { method: 'POST', body: encoded(form, data), signal })
    if (answer.kind === 'part') show(part.element, answer, typedSince(before, form))
    return answer.kind === 'part'
  } catch {
    note(part.element, formDataOf(part.element, 'offline'))
    return false
  }
}

function newest(drafts: readonly (Draft | null)[]): Draft | null {
  return drafts.reduce((one, other) => (other && (!one || other.at > one.at) ? other : one), null)
}

function navigationType(): NavigationTimingType {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return navigation?.type ?? 'navigate'
}
