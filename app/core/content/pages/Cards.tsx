import { at } from '../../../addresses.ts'
import { Icon } from '../../../ui/Icon.tsx'
import type { PageCard } from './page.ts'

/** Short remarks beside each other, each with an icon or a model. */
export function Cards({ cards }: { cards: readonly PageCard[] }) {
  return (
    <ul className={`mt-6 grid gap-4 first:mt-0 ${cards.length % 3 === 1 ? inPairs : asManyAsFit}`}>
      {cards.map((card) => (
        <CardView key={card.title} card={card} />
      ))}
    </ul>
  )
}

const asManyAsFit = 'columns-of-15'
/** Four cards in rows of three would leave one alone. */
const inPairs = 'grid-cols-1 sm:grid-cols-2'

function CardView({ card: { title, text, icon, model, tag, href } }: { card: PageCard }) {
  return (
    <li className="group relative grid content-start rounded-card bg-paper-warm p-5 print:border print:border-line">
      {icon && <Icon name={icon} className="mb-3 size-6" />}
      {model && <ModelPicture model={model} className="mb-4 h-20 w-full" />}
      <h3 className="text-lg">
        {href ? (
          <a href={href} className="after:absolute after:inset-0 group-hover:underline group-hover:underline-offset-4">
            {title}
          </a>
        ) : (
          title
        )}
      </h3>
      <p className="mt-1 text-ink-soft text-sm">{text}</p>
      {tag && <p className="mt-3 font-semibold text-sm tabular">{tag}</p>}
    </li>
  )
}

/** The side of a model. At the usual widths the height decides, so that all models have one scale. */
export function ModelPicture({ model, className }: { model: string; className: string }) {
  return (
    <img
      src={at.drawing(model)}
      alt=""
      width="280"
      height="100"
      loading="lazy"
      className={`max-w-full object-contain object-left ${className}`}
    />
  )
}
