import { at, type Query } from '~/addresses.ts'
import type { Pictured } from '~/core/cars/pictured.ts'
import { consentTexts, currentConsent } from '~/core/consent/consent.ts'
import { PrivacyLink } from '~/core/consent/PrivacyLink.tsx'
import { ChoiceSummary } from '~/core/leads/form/ChoiceSummary.tsx'
import { type Errors, inOrder, inWords } from '~/core/leads/form/errors.ts'
import type { SimpleLeadPage } from '~/core/leads/form/form-state.ts'
import { LeadForm } from '~/core/leads/form/LeadForm.tsx'
import { NewerAnswers } from '~/core/leads/form/NewerAnswers.tsx'
import { PersonFields } from '~/core/leads/form/PersonFields.tsx'
import { usedForm } from '~/core/leads/form/UsedForm.tsx'
import type { Fact } from '~/core/leads/request/about-words.ts'
import { intents } from '~/lib/intents.ts'
import { Button } from '~/ui/Button.tsx'
import { besideSummary, questionsColumn } from '~/ui/columns.ts'
import { Fold } from '~/ui/Fold.tsx'
import { FormPart } from '~/ui/FormPart.tsx'
import { FormSection } from '~/ui/FormSection.tsx'
import { Notice } from '~/ui/Notice.tsx'
import { Stepper } from '~/ui/Stepper.tsx'
import { type FieldRefusal, type SaveField, sameNumber, saveFields } from './save.ts'
import { refusalWords, words } from './words.ts'

export type SavePage = SimpleLeadPage<SaveField, FieldRefusal> & {
  /** The calculation to save. */
  car: Pictured
  facts: Fact[]
  choice: Query
  /** A sentence about figures that have changed since the visitor saw them, or null. */
  changes: string | null
  /** The calculation in one line. */
  text: string
  /** Last digits of the number that this browser verified. Null when there is none. */
  keeperEnding: string | null
}

type Props = { page: SavePage; backHref: string; site: string }

export function SaveForm({ page, backHref, site }: Props) {
  const { state, fresh, car, facts, choice, text, changes, keeperEnding, refusals = {}, stop, trouble } = page
  const saveHref = at.saveSimulation(choice)
  const errors = inWords(refusals, refusalWords, state.typed)
  return (
    <FormPart name="simulation" fresh={fresh}>
      <NewerAnswers form="simulation" formHref={saveHref} token={null} calculation={{ href: saveHref, text }} />
      <LeadForm
        state={state}
        title={words.title}
        site={site}
        lead={words.lead}
        errors={inOrder(saveFields, errors)}
        stop={stop}
        trouble={usedForm(trouble, words.used)}
        intro={<Stepper steps={words.steps.map((label) => ({ label }))} current={1} />}
        action={saveHref}
        className={besideSummary}
      >
        <ChoiceSummary car={car} dealer={null} />
        <div className={questionsColumn}>
          <FormSection number={1} title={words.simulation} id="simulasi">
            {changes && <Notice tone="warn">{changes}</Notice>}
            <dl className="grid gap-3">
              {facts.map(({ name, value }) => (
                <div key={name}>
                  <dt className="text-ink-soft text-sm">{name}</dt>
                  <dd className="font-semibold tabular">{value}</dd>
                </div>
              ))}
            </dl>
            <a href={backHref} className="inline-flex min-h-11 items-center justify-self-start underline underline-offset-4">
              {words.back}
            </a>
          </FormSection>
          {keeperEnding === null ? (
            <FormSection number={2} title={words.person} id="data-anda">
              <Person page={page} errors={errors} />
            </FormSection>
          ) : (
            <>
              <SameNumber ending={keeperEnding} />
              <Fold title={words.otherNumber} open={Object.keys(errors).length > 0}>
                <Person page={page} errors={errors} />
              </Fold>
            </>
          )}
        </div>
      </LeadForm>
    </FormPart>
  )
}

function Person({ page: { state }, errors }: { page: SavePage; errors: Errors }) {
  return (
    <PersonFields
      state={state}
      errors={errors}
      consent={currentConsent.simulation}
      phoneHint={words.phoneHint}
      email={null}
      asksDealer={false}
      send={words.send}
      promise={words.promise}
    />
  )
}

/** A visitor who verified a number today needs no other code and types nothing. */
function SameNumber({ ending }: { ending: string }) {
  return (
    <section aria-labelledby="nomor-sama" className="grid justify-items-start gap-3 rounded-card bg-paper-warm p-5">
      <h2 id="nomor-sama" className="font-semibold">
        {words.sameNumber(ending)}
      </h2>
      <p className="text-sm">{words.sameConsent(consentTexts[currentConsent.simulation])}</p>
      <PrivacyLink />
      <Button name={sameNumber.name} value={sameNumber.value}>
        {words.sameSend}
      </Button>
      <Button tone="quiet" name="intent" value={intents.forget}>
        {words.notMine}
      </Button>
    </section>
  )
}
