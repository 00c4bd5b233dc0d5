import type { ComponentProps } from 'react'
import { StandingPage } from '~/core/content/pages/StandingPage.tsx'
import type { Crumb } from '~/ui/Breadcrumb.tsx'
import { Trail } from './Trail.tsx'

type Props = Omit<ComponentProps<typeof StandingPage>, 'trail'> & {
  path: string
  /** The pages above this one. */
  above?: readonly Crumb[]
}

/** A page that always exists, with its breadcrumb. */
export function PageToRead({ path, above = [], ...shown }: Props) {
  return <StandingPage {...shown} trail={<Trail steps={[...above, { label: shown.page.title, href: path }]} />} />
}
