import { at } from '~/addresses.ts'
import { ButtonLink } from '~/ui/Button.tsx'
import type { Card } from './card.ts'
import { words } from './words.ts'

type Props = { card: Card /** The link to the page named this model. */; wanted: boolean }

/** The download is a plain link to a file, because in-app browsers cannot download by script. */
export function BrochureCard({ card, wanted }: Props) {
  return (
    <li className={`grid content-start rounded-card p-5 lg:p-6 ${wanted ? 'bg-paper outline-2 outline-ink' : 'bg-paper-warm'}`}>
      {/* All pictures have the same scale, because they have the same height. */}
      <img src={at.drawing(card.slug)} alt="" {...card.picture} loading="lazy" className="h-24 w-auto lg:h-28" />
      <h3 className="mt-4 text-xl">{words.titleOf(card.name)}</h3>
      {wanted && <p className="font-semibold text-sm">{words.wanted}</p>}
      {!card.isOnSale && <p className="text-sm">{words.noLongerSold}</p>}
      <p className="mt-1 text-ink-soft text-sm tabular">
        {card.size}
        <br />
        {card.priceData}
      </p>
      <div className="mt-4 flex flex-wrap gap-2 *:grow">
        <ButtonLink href={card.download} tone={wanted ? 'primary' : 'secondary'} data-no-prerender="">
          <Label action={words.download} name={card.name} />
        </ButtonLink>
        <ButtonLink href={card.send} tone="secondary">
          <Label action={words.send} name={card.name} />
        </ButtonLink>
      </div>
    </li>
  )
}

/** Adds the model's name for screen readers, so that equal links of several cards differ. */
function Label({ action, name }: { action: string; name: string }) {
  return (
    <span>
      {action}
      <span className="sr-only"> {words.titleOf(name)}</span>
    </span>
  )
}
