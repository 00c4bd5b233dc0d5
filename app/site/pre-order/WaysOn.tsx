import { at } from '~/addresses.ts'
import { ButtonLink } from '~/ui/Button.tsx'
import { words } from './words.ts'

/** Where to go when there is no place to be had. */
export function WaysOn({ vehicle }: { vehicle?: string | undefined }) {
  return (
    <>
      <ButtonLink href={at.consultation({ vehicle })}>{words.consultation}</ButtonLink>
      <ButtonLink href={at.testDrive({ vehicle })} tone="secondary">
        {words.testDrive}
      </ButtonLink>
    </>
  )
}
