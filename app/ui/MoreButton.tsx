import { intents } from '../lib/intents.ts'
import { Button } from './Button.tsx'

/**
 * Without script, this button shows the questions that follow from a choice. It sends a GET, or a POST when the form
 * already holds personal data.
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
