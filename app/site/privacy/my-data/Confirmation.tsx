import type { ReactNode } from 'react'
import { at } from '~/addresses.ts'
import { Trail } from '~/site/frame/Trail.tsx'
import { Button, ButtonLink } from '~/ui/Button.tsx'
import { words } from './words.ts'

type Props = {
  title: string
  /** The button that sends the form of this page. */
  confirm: string
  children: ReactNode
}

/** Asks once more before a consent is withdrawn. */
export function Confirmation({ title, confirm, children }: Props) {
  return (
    <div className="content py-8 lg:py-12">
      <Trail steps={[{ label: words.shownTitle, href: at.myDataShown() }]} />
      <h1 className="mt-6 text-3xl">{title}</h1>
      {children}
      <form method="post" className="mt-8 flex flex-wrap gap-3">
        <Button>{confirm}</Button>
        <ButtonLink href={at.myDataShown()} tone="quiet">
          {words.back}
        </ButtonLink>
      </form>
    </div>
  )
}
