import { formatRupiah, type Rupiah } from '~/lib/money.ts'
import { ButtonLink } from '~/ui/Button.tsx'
import { words } from '../words.ts'
import type { OfferShown } from './offers.ts'

const rupiah = (amount: number): string => formatRupiah(amount as Rupiah)

/** What a programme gives for a model, with an example of its effect. */
export function Offer({ shown: { offer, car, name, variants, example } }: { shown: OfferShown }) {
  return (
    <li className="flex flex-col rounded-card bg-paper-warm p-5">
      <img
        src={car.picture}
        alt=""
        width={car.width}
        height={car.height}
        loading="lazy"
        className="aspect-5/2 w-full object-contain object-bottom"
      />
      <h3 className="mt-3 text-xl">{name}</h3>
      {variants?.length !== 1 && <p className="text-ink-soft text-sm">{variants ? variants.join(', ') : words.allVariants}</p>}
      {offer.discount > 0 && (
        <>
          <p className="mt-4 text-sm">{words.less}</p>
          <p className="font-bold text-2xl tabular">{rupiah(offer.discount)}</p>
        </>
      )}
      {offer.gift && (
        <p className="mt-2">
          <span className="text-ink-soft">{words.gift}:</span> {offer.gift}
        </p>
      )}
      {example && <Example offer={offer} example={example} />}
      {example && (
        <div className="mt-auto grid pt-5 print:hidden">
          <ButtonLink href={example.simulator} tone="secondary">
            {words.calculate(name)}
          </ButtonLink>
        </div>
      )}
    </li>
  )
}

type ExampleProps = { offer: OfferShown['offer']; example: NonNullable<OfferShown['example']> }

function Example({ offer: { credit, discount }, example }: ExampleProps) {
  const { usual, withProgramme, instalment, variant, place, packageName } = example
  const { downPaymentPercent: downPayment, tenorMonths: tenor, firstInstalment } = credit
  return (
    <>
      <dl className="mt-4 border-line border-t text-sm tabular">
        <Line label={discount > 0 ? words.usual : words.firstPayment} amount={usual} />
        {discount > 0 && <Line label={words.withProgramme} amount={withProgramme} isStrong />}
        <Line label={words.instalment} amount={instalment} />
      </dl>
      <p className="mt-3 text-ink-soft text-xs">
        {words.example({ variant, place, downPayment, tenor, packageName, firstInstalment })}
      </p>
    </>
  )
}

function Line({ label, amount, isStrong = false }: { label: string; amount: number; isStrong?: boolean }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-4 border-line border-b py-2">
      <dt>{label}</dt>
      <dd className={isStrong ? 'font-bold' : ''}>{rupiah(amount)}</dd>
    </div>
  )
}
