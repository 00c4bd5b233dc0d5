import { formatNumber } from '~/lib/number.ts'
import { RadioCards, TextField } from '~/ui/Field.tsx'
import { SliderField } from '~/ui/SliderField.tsx'
import { downPaymentAmount } from '../../../core/simulation/down-payment.ts'
import type { Calculation } from './calculation.server.ts'
import { allTenors, firstInstalmentChoices } from './choice.ts'
import { percentRange, shareOf, sliderPosition } from './down-payment-field.ts'
import { type FieldReasons, fieldReasons } from './field-reasons.ts'
import { InsuranceQuestions } from './InsuranceQuestions.tsx'
import { choiceOf } from './next-steps.ts'
import { discountWords, downPaymentWords, words } from './words.ts'

type Chosen = NonNullable<Calculation['chosen']>
type Props = { calculation: Calculation; chosen: Chosen }

/** How the car is paid for. */
export function PaymentQuestions({ calculation, chosen }: Props) {
  const { offers, offer, price } = chosen
  const reasons = calculation.way === 'tunai' ? {} : fieldReasons({ offers, offer, price: price.otr + price.surcharge })
  return (
    <>
      {calculation.way && (
        <RadioCards
          name="cara"
          label={words.way}
          layout="tiles"
          defaultValue={calculation.way}
          options={Object.entries(words.ways).map(([value, label]) => ({ value, label }))}
        />
      )}
      <DiscountQuestion discount={chosen.discount} reason={reasons.potongan} />
      {calculation.way === 'tunai' ? (
        <CreditKept calculation={calculation} chosen={chosen} />
      ) : (
        <>
          <DownPaymentQuestions chosen={chosen} reason={reasons.dp} />
          <CreditQuestions ways={calculation.ways} reasons={reasons} />
          <InsuranceQuestions ways={calculation.ways} offered={chosen.extensions} reason={reasons.asuransi} />
        </>
      )}
    </>
  )
}

type DiscountProps = Pick<Chosen, 'discount'> & { reason: string | undefined }

function DiscountQuestion({ discount: { amount, refusal, typed }, reason }: DiscountProps) {
  return (
    <TextField
      name="potongan"
      label={words.discount}
      hint={words.discountHint}
      error={refusal ? discountWords[refusal] : reason}
      defaultValue={amount > 0 ? formatNumber(amount) : typed}
      inputMode="numeric"
      autoComplete="off"
      optional
    />
  )
}

/** What was chosen for a credit stays in the form while the car is paid at once. */
function CreditKept({ calculation, chosen: { downPayment } }: Props) {
  const { dp, tenor, angsuran_pertama, asuransi, perluasan, tanggung_jawab, paket } = choiceOf(calculation)
  const kept = {
    dp: downPayment.refusal ? downPayment.said : dp,
    tenor,
    angsuran_pertama,
    asuransi,
    perluasan,
    tanggung_jawab,
    paket,
  }
  return Object.entries(kept).flatMap(([name, value]) =>
    (value ? [value].flat() : []).map((one) => <input key={`${name} ${one}`} type="hidden" name={name} value={one} />),
  )
}

type DownPaymentProps = { chosen: Chosen; reason: string | undefined }

function DownPaymentQuestions({ chosen: { downPayment, price }, reason }: DownPaymentProps) {
  const { dp, refusal, said } = downPayment
  const whole = price.otr + price.surcharge
  const share = shareOf(dp, whole)
  const amount = formatNumber(dp.amount ?? downPaymentAmount(share, whole))
  const shown = refusal ? said : amount
  const position = sliderPosition(share)
  return (
    <>
      <TextField
        name="dp"
        label={words.downPayment}
        hint={words.downPaymentHint}
        error={refusal ? downPaymentWords[refusal] : reason}
        defaultValue={shown}
        inputMode="numeric"
        autoComplete="off"
      />
      <SliderField
        name="dp_persen"
        label={words.slider}
        hint={words.downPaymentShare(share)}
        min={percentRange.least}
        max={percentRange.most}
        step={1}
        defaultValue={position}
        aria-valuetext={words.downPaymentSpoken(share, amount)}
      />
      <input type="hidden" name="dp_tadi" value={shown} />
      <input type="hidden" name="dp_persen_tadi" value={position} />
      <input type="hidden" name="dp_dasar" value={said} data-says="dp dp_persen" />
    </>
  )
}

type CreditProps = Pick<Calculation, 'ways'> & { reasons: FieldReasons }

function CreditQuestions({ ways, reasons }: CreditProps) {
  return (
    <>
      <RadioCards
        name="tenor"
        label={words.tenor}
        error={reasons.tenor}
        layout="chips"
        defaultValue={String(ways.tenor)}
        options={allTenors.map((months) => ({ value: String(months), label: words.shortMonths(months) }))}
      />
      <RadioCards
        name="angsuran_pertama"
        label={words.firstInstalment}
        error={reasons.angsuran_pertama}
        layout="tiles"
        defaultValue={ways.said.angsuran_pertama}
        options={firstInstalmentChoices.map((value) => ({ value, ...words.firstInstalments[value] }))}
      />
    </>
  )
}
