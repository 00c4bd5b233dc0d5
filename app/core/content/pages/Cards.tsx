import { at } from '../../../addresses.ts'
import { Icon } from '../../../ui/Icon.tsx'
import type { PageCard } from './page.ts'

/** Short remarks beside each other, each with an icon or a model. */
export function Cards({ cards }: { cards: readonly PageCard[] }) {
  return (
    <ul className="mt-6 grid grid-cols-[repeat(auto-fill,minmax(min(15rem,100%),1fr))] gap-4 first:mt-0">
      {cards.map((card) => (
        <CardView key={card.title} card={card} />
      ))}
    </ul>
  )
}

function CardView({ card: { title, text, icon, model, tag, href } }: { card: PageCard }) {
  return (
    <li className="group relative grid content-start rounded-card bg-paper-warm p-5 print:border print:border-line">
      {icon && <Icon name={icon} className="mb-3 size-6" />}
      {model && <ModelPicture model={model} className="mb-4 h-20" />}
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

/** The side of a model. All pictures have one height, so they have one scale. */
export function ModelPicture({ model, className }: { model: string; className: string }) {
  return (
    <img
      src={at.drawing(model)}
      alt=""
      width="348"
      height="123"
      loading="lazy"
      className={`w-auto max-w-full object-contain object-left ${className}`}
    />
  )
}
