import { at } from '~/addresses.ts'
import { drawnVariant } from '~/core/cars/car.ts'
import { transitionClass } from '~/core/cars/car-transitions.ts'
import { Elevation } from '~/core/cars/drawings/Elevation.tsx'
import { paintClass } from '~/core/cars/paint.ts'
import { asOfLabel, periodLabel, placeLabel } from '~/core/cars/words.ts'
import { longDate } from '~/lib/day.ts'
import { Trail } from '~/site/frame/Trail.tsx'
import { ButtonLink } from '~/ui/Button.tsx'
import { Notice } from '~/ui/Notice.tsx'
import { Price } from '~/ui/Price.tsx'
import type { Opening } from './opening.ts'
import { StepList } from './StepList.tsx'
import { words } from './words.ts'

type Props = { opening: Opening; queueLength: number }

/** Explains the pre-order, its steps and its refunds before a visitor commits to anything. */
export function OpenPage({ opening, queueLength }: Props) {
  const { settings } = opening
  return (
    <>
      <Stage opening={opening} queueLength={queueLength} />
      <div className="content grid gap-x-16 gap-y-12 py-section lg:grid-cols-[3fr_2fr]">
        <div className="grid content-start gap-12">
          <Section title={words.what} id="apa">
            <p className="max-w-prose">{words.whatText}</p>
          </Section>
          <Section title={words.steps} id="langkah">
            <StepList steps={settings.steps} />
          </Section>
          <Section title={words.noPayment} id="pembayaran">
            <p className="max-w-prose">{words.noPaymentText}</p>
          </Section>
        </div>
        <div className="grid content-start gap-12">
          <Section title={words.variants} id="varian">
            <Variants opening={opening} />
          </Section>
          <Section title={words.refund} id="aturan-pengembalian">
            <p className="max-w-prose">{settings.refundRule}</p>
          </Section>
          {settings.sample && <Notice>{words.sample}</Notice>}
          <div>
            <ButtonLink href={at.preOrderForm()}>{words.start}</ButtonLink>
          </div>
        </div>
      </div>
    </>
  )
}

function Stage({ opening: { car, settings }, queueLength }: Props) {
  const facts = [
    { name: words.queueNow, value: words.queueLength(queueLength) },
    { name: words.delivery, value: periodLabel(settings.deliveryFrom) },
    ...(settings.until ? [{ name: words.until, value: longDate(settings.until) }] : []),
    { name: words.cost, value: words.noCost },
  ]
  return (
    <section className="stage overflow-hidden">
      <div className={`content pt-6 pb-8 lg:pt-8 lg:pb-12 ${paintClass(car)}`}>
        <Trail steps={[{ label: words.name, href: at.preOrder() }]} />
        <h1 className="mt-5 text-4xl">{words.title(car.name)}</h1>
        <p className="mt-3 max-w-form text-lg text-on-stage-soft">{words.lead(car.name)}</p>
        <div className="mt-8 grid items-center gap-x-16 gap-y-8 lg:grid-cols-[3fr_2fr]">
          <Elevation
            model={car.slug}
            view="side"
            size={drawnVariant(car).size}
            id="pemesanan"
            className={`h-auto w-full ${transitionClass(car.slug)}`}
          />
          <div className="grid gap-6">
            <dl className="grid grid-cols-2 gap-4 narrow:grid-cols-1 lg:grid-cols-1">
              {facts.map(({ name, value }) => (
                <div key={name}>
                  <dt className="text-on-stage-soft text-sm">{name}</dt>
                  <dd className="font-semibold text-lg first-letter:uppercase">{value}</dd>
                </div>
              ))}
            </dl>
            <div>
              <ButtonLink href={at.preOrderForm()}>{words.start}</ButtonLink>
            </div>
          </div>
        </div>
      </div>
    </section>
  )
}

function Section({ title, id, children }: { title: string; id: string; children: React.ReactNode }) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-4 text-2xl">
        {title}
      </h2>
      {children}
    </section>
  )
}

function Variants({ opening: { variants } }: Pick<Props, 'opening'>) {
  return (
    <ul className="border-line border-t">
      {variants.map(({ slug, name, price }) => (
        <li key={slug} className="border-line border-b py-4">
          <h3 className="font-semibold text-lg">{name}</h3>
          <Price amount={price.amount} place={placeLabel(price)} asOf={asOfLabel(price)} />
          {price.confidence === 'low' && <p className="text-ink-soft text-xs">{words.toConfirm}</p>}
        </li>
      ))}
    </ul>
  )
}
