import { Button } from './Button.tsx'
import { intents } from './form.ts'

/**
 * Shows what follows from a choice, for those without script: by GET, or by POST once the form holds
 * personal data.
 */
export function MoreButton({ posted, label }: { posted: boolean; label: string }) {
  return (
    <noscript>
      <Button tone="secondary" {...(posted ? { name: 'intent', value: intents.choose } : {})}>
        {label}
      </Button>
    </noscript>
  )
}
