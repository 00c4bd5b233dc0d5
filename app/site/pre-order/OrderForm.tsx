import { at } from '~/addresses.ts'
import type { Price } from '~/core/cars/car.ts'
import { transitionClass } from '~/core/cars/car-transitions.ts'
import { priceLabel } from '~/core/cars/words.ts'
import { currentConsent } from '~/core/consent/consent.ts'
import { DealerChoice, dealerControl } from '~/core/dealers/DealerChoice.tsx'
import { type Errors, inOrder, inWords } from '~/core/leads/form/errors.ts'
import type { LeadPage } from '~/core/leads/form/form-state.ts'
import { LeadForm } from '~/core/leads/form/LeadForm.tsx'
import { PersonFields } from '~/core/leads/form/PersonFields.tsx'
import { usedForm } from '~/core/leads/form/UsedForm.tsx'
import type { FormUsed } from '~/core/leads/submit.server.ts'
import { formatRupiah } from '~/lib/money.ts'
import { besideSummary } from '~/ui/columns.ts'
import { CheckField, RadioCards } from '~/ui/Field.tsx'
import { FormPart } from '~/ui/FormPart.tsx'
import { FormSection } from '~/ui/FormSection.tsx'
import { MoreButton } from '~/ui/MoreButton.tsx'
import { Notice } from '~/ui/Notice.tsx'
import { PageStyle } from '~/ui/PageStyle.tsx'
import { Stepper } from '~/ui/Stepper.tsx'
import { TroublePanel } from '~/ui/TroublePanel.tsx'
import { ColourChoice } from './ColourChoice.tsx'
import { OrderSummary } from './OrderSummary.tsx'
import type { Options } from './options.server.ts'
import { choiceFields, type FieldRefusal, type OrderField, orderFields } from './order.ts'
import { paintByChoice } from './paint-choice.ts'
import { refusalWords, words } from './words.ts'

/** Why a correct form was not accepted: it was sent before, or another model is open now. */
export type Trouble = FormUsed | { kind: 'not-open' }

export type OrderPage = LeadPage<OrderField, FieldRefusal, Trouble> & {
  options: Options
  /** True when the form was sent or holds personal data. Then it is only sent by POST. */
  posted: boolean
}

/**
 * One form. Until variant, colour and dealer are chosen it only asks for more choices, by GET, and the address holds them.
 * After that it also holds personal data and is only sent by POST.
 */
export function OrderForm({ page, site }: { page: OrderPage; site: string }) {
  const { state, options, posted, fresh, refusals = {}, stop, trouble } = page
  const { car, colour } = options
  const errors = inWords(refusals, refusalWords, state.typed)
  return (
    <FormPart name="pre-order" asks={choiceFields} inAddress fresh={fresh}>
      <PageStyle css={paintByChoice(car, colour)} />
      <LeadForm
        state={state}
        title={words.title(car.name)}
        site={site}
        lead={words.formLead}
        errors={inOrder(orderFields, errors, { dealer: dealerControl(options.place) })}
        stop={stop}
        trouble={trouble && panelOf(trouble, car.name)}
        intro={<Stepper steps={words.formSteps.map((label) => ({ label }))} current={0} />}
        action={at.preOrderForm()}
        method={posted ? 'post' : 'get'}
        className={besideSummary}
      >
        <OrderSummary options={options} className={transitionClass(car.slug)} />
        <div className="grid content-start gap-10 lg:col-start-1 lg:row-start-2">
          <Questions page={page} errors={errors} />
        </div>
      </LeadForm>
    </FormPart>
  )
}

type QuestionProps = { page: OrderPage; errors: Errors }

function Questions({ page, errors }: QuestionProps) {
  const { options, posted } = page
  const { variants, variant, colours, colour, lostColour, place, settings } = options
  return (
    <>
      <FormSection number={1} title={words.car} id="mobil">
        <RadioCards
          name="variant"
          label={words.variant}
          error={errors.variant}
          defaultValue={variant?.slug}
          options={variants.map(({ slug, name, price }) => ({ value: slug, label: name, note: priceNote(price) }))}
        />
        <MoreButton posted={posted} label={words.showColours} />
        {lostColour && variant && <Notice tone="warn">{words.lostColour(lostColour, variant.name)}</Notice>}
        <ColourChoice colours={colours} chosen={colour} error={errors.color} />
      </FormSection>
      <FormSection number={2} title={words.dealer} id="dealer-terdekat">
        <DealerChoice place={place} error={errors.dealer} posted={posted} {...(!posted && { next: words.goOn })} />
      </FormSection>
      <FormSection number={3} title={words.refund} id="aturan-pengembalian">
        <p className="max-w-prose">{settings.refundRule}</p>
        <p className="max-w-prose text-ink-soft">{words.noPaymentText}</p>
        {posted && <Acknowledgement page={page} error={errors.refund_rule} />}
      </FormSection>
      <FormSection number={4} title={words.person} id="data-anda">
        {posted ? <Person page={page} errors={errors} /> : <p className="text-ink-soft">{words.personLater}</p>}
      </FormSection>
    </>
  )
}

function Acknowledgement({ page: { state, options }, error }: { page: OrderPage; error: string | undefined }) {
  return (
    <CheckField
      name="refund_rule"
      label={words.acknowledge}
      error={error}
      defaultChecked={state.typed.refund_rule === options.refundVersion}
      value={options.refundVersion}
    />
  )
}

function Person({ page: { state, options }, errors }: QuestionProps) {
  return (
    <>
      <input type="hidden" name="vehicle" value={options.car.slug} />
      <PersonFields
        state={state}
        errors={errors}
        consent={currentConsent.preOrder}
        phoneHint={words.phoneHint(options.settings.placesPerNumber)}
        email={{ hint: words.emailHint }}
        asksDealer
        send={words.send}
        promise={words.promise}
      />
    </>
  )
}

function priceNote(price: Price): string {
  const note = `${formatRupiah(price.amount)}, ${priceLabel(price)}`
  return price.confidence === 'low' ? `${note} · ${words.toConfirmShort}` : note
}

function panelOf(trouble: Trouble, car: string) {
  if (trouble.kind === 'form-used') return usedForm(trouble, words.used)
  const title = words.otherModelTitle(car)
  return {
    title,
    panel: (
      <TroublePanel title={title}>
        <p>{words.otherModelText}</p>
      </TroublePanel>
    ),
  }
}
