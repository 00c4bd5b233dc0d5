import { memo } from 'react'
import { formatNumber } from '~/lib/number.ts'
import { AmountField } from '~/ui/AmountField.tsx'
import { RadioCards } from '~/ui/Field.tsx'
import { SliderField } from '~/ui/SliderField.tsx'
import { downPaymentAmount } from '../../../core/simulation/down-payment.ts'
import type { Calculation } from './calculate.ts'
import { allTenors, firstInstalmentChoices } from './choice.ts'
import { useChoices } from './choose.ts'
import { shareOf, sliderPosition } from './down-payment-field.ts'
import { fieldReasons } from './field-reasons.ts'
import { InsuranceQuestions } from './InsuranceQuestions.tsx'
import { choiceOf } from './next-steps.ts'
import { useUnchanged } from './use-unchanged.ts'
import { discountWords, downPaymentWords, words } from './words.ts'

type Chosen = NonNullable<Calculation['chosen']>
type Props = { calculation: Calculation; chosen: Chosen }

/** Questions about the payment: cash or credit. */
export function PaymentQuestions({ calculation, chosen }: Props) {
  const { choose } = useChoices()
  const { offers, offer, price } = chosen
  const ways = useUnchanged(calculation.ways)
  const reasons = calculation.way === 'tunai' ? {} : fieldReasons({ offers, offer, price: price.otr + price.surcharge })
  return (
    <>
      {calculation.way && (
        <RadioCards
          name="cara"
          label={words.way}
          layout="tiles"
          value={calculation.way}
          onChange={choose}
          options={Object.entries(words.ways).map(([value, label]) => ({ value, label }))}
        />
      )}
      <DiscountQuestion discount={chosen.discount} reason={reasons.potongan} />
      {calculation.way === 'tunai' ? (
        <CreditKept calculation={calculation} chosen={chosen} />
      ) : (
        <>
          <DownPaymentQuestions chosen={chosen} reason={reasons.dp} />
          <CreditQuestions ways={ways} tenorReason={reasons.tenor} firstReason={reasons.angsuran_pertama} />
          <InsuranceQuestions ways={ways} chosen={chosen} reason={reasons.asuransi} />
        </>
      )}
    </>
  )
}

type DiscountProps = Pick<Chosen, 'discount'> & { reason: string | undefined }

function DiscountQuestion({ discount: { amount, refusal, typed }, reason }: DiscountProps) {
  const { choose } = useChoices()
  return (
    <AmountField
      name="potongan"
      label={words.discount}
      hint={words.discountHint}
      error={refusal ? discountWords[refusal] : reason}
      shown={amount > 0 ? formatNumber(amount) : typed}
      onChange={choose}
      optional
    />
  )
}

/** Hidden fields keep the choices of the credit while cash is chosen. */
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
  const { choose, set } = useChoices()
  const { dp, refusal, said, range } = downPayment
  const whole = price.otr + price.surcharge
  const share = shareOf(dp, whole)
  const amount = formatNumber(dp.amount ?? downPaymentAmount(share, whole))
  return (
    <>
      <AmountField
        name="dp"
        label={words.downPayment}
        hint={words.downPaymentHint}
        error={refusal ? downPaymentWords[refusal] : reason}
        shown={dp.amount === undefined || refusal ? said : amount}
        onChange={choose}
      />
      <p className="text-sm tabular">{words.downPaymentShare(share, amount)}</p>
      {/* No name: the field above is submitted instead. */}
      <div className="noscript:hidden in-data-served:hidden">
        <SliderField
          id="dp_persen"
          label={words.slider}
          min={range.least}
          max={range.most}
          step={1}
          value={sliderPosition(share, range)}
          onChange={({ target }) => set('dp', `${target.value}%`)}
          aria-valuetext={words.downPaymentSpoken(share, amount)}
        />
      </div>
    </>
  )
}

type CreditProps = Pick<Calculation, 'ways'> & { tenorReason: string | undefined; firstReason: string | undefined }

const CreditQuestions = memo(function CreditQuestions({ ways, tenorReason, firstReason }: CreditProps) {
  const { choose } = useChoices()
  return (
    <>
      <RadioCards
        name="tenor"
        label={words.tenor}
        error={tenorReason}
        layout="chips"
        value={String(ways.tenor)}
        onChange={choose}
        options={allTenors.map((months) => ({ value: String(months), label: words.shortMonths(months) }))}
      />
      <RadioCards
        name="angsuran_pertama"
        label={words.firstInstalment}
        error={firstReason}
        layout="tiles"
        value={ways.said.angsuran_pertama}
        onChange={choose}
        options={firstInstalmentChoices.map((value) => ({ value, ...words.firstInstalments[value] }))}
      />
    </>
  )
})
