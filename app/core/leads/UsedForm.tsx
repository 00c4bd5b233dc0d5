import { Button, ButtonLink } from '~/ui/Button.tsx'
import { TroublePanel } from '~/ui/TroublePanel.tsx'

type Props = {
  title: string
  text: string
  /** The request this form became. */
  href: string
  look: string
  again: string
  id?: string
}

/** A form that was sent before and says something else now: look at that request, or send it as a new one. */
export function UsedForm({ title, text, href, look, again, id }: Props) {
  return (
    <TroublePanel title={title} id={id}>
      <p>{text}</p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink href={href}>{look}</ButtonLink>
        <Button tone="secondary">{again}</Button>
      </div>
    </TroublePanel>
  )
}
