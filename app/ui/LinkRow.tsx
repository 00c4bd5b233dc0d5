import { Icon, type IconName } from './Icon.tsx'

type Props = { icon: IconName; label: string; text: string; href: string; withArrow?: boolean }

/** A row of a list that is one large link: icon, heading and a sentence. */
export function LinkRow({ icon, label, text, href, withArrow = false }: Props) {
  return (
    <li className="group relative flex gap-4 border-line border-t py-5">
      <Icon name={icon} className="mt-1 size-6" />
      <div>
        <h3 className="text-lg">
          <a href={href} className="after:absolute after:inset-0 group-hover:underline group-hover:underline-offset-4">
            {label}
          </a>
        </h3>
        <p className="text-ink-soft text-sm">{text}</p>
      </div>
      {withArrow && <Icon name="arrow" className="mt-1 ml-auto size-5 text-ink-soft" />}
    </li>
  )
}
