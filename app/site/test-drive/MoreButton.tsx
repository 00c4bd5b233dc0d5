import { Button } from '~/ui/Button.tsx'
import { showMore } from './submission.ts'

/**
 * Shows what follows from a choice, for those without script: by GET, or by POST once the form holds
 * personal data.
 */
export function MoreButton({ posted, label }: { posted: boolean; label: string }) {
  return (
    <noscript>
      <Button tone="secondary" {...(posted ? showMore : {})}>
        {label}
      </Button>
    </noscript>
  )
}
