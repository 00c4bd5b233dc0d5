import { Button } from '../../ui/Button.tsx'
import { codeChannels, sendIntent } from './code.ts'
import type { CodePage } from './code-page.server.ts'
import { words } from './words.ts'

/**
 * Asks for another code. Without script its buttons can always be pressed, and the server says how long to wait. With
 * script `enhance/countdown.ts` counts down and disables the buttons until then.
 */
export function ResendForm({ page: { goodUntil, next, servedAt }, action }: { page: CodePage; action: string | undefined }) {
  return (
    <form
      method="post"
      action={action}
      aria-labelledby="new-code"
      className="grid gap-3"
      {...(next && { 'data-countdown': next.at, 'data-served': servedAt })}
    >
      <h2 id="new-code" className="text-lg">
        {goodUntil ? words.notArrived : words.newCode}
      </h2>
      {next && (
        <>
          <p data-left={words.nextIn} className="tabular text-ink-soft">
            {words.nextAt(next.clock)}
          </p>
          <p role="status" data-over={words.nextNow} className="text-ink-soft empty:hidden" />
        </>
      )}
      <div className="flex flex-wrap gap-3">
        {codeChannels.map((channel) => (
          <Button
            key={channel}
            name="intent"
            value={sendIntent[channel]}
            tone={!goodUntil && channel === 'whatsapp' ? 'primary' : 'secondary'}
          >
            {words.again[channel]}
          </Button>
        ))}
      </div>
    </form>
  )
}
