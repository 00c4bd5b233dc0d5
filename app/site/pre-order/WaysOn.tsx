import { at } from '~/addresses.ts'
import { ButtonLink } from '~/ui/Button.tsx'
import { words } from './words.ts'

/** Links to other pages when no place in the queue is available. */
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
