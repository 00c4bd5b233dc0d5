import { at } from '~/addresses.ts'
import { Button, ButtonLink } from '~/ui/Button.tsx'
import { TroublePanel } from '~/ui/TroublePanel.tsx'

export type UsedFormWords = { usedTitle: string; usedText: string; lookAtIt: string; sendAsNew: string }

type Props = { words: UsedFormWords; token: string; id: string | undefined }

/** A form that was sent before and says something else now: look at that request, or send it as a new one. */
function UsedForm({ words, token, id }: Props) {
  return (
    <TroublePanel title={words.usedTitle} id={id}>
      <p>{words.usedText}</p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink href={at.request(token)}>{words.lookAtIt}</ButtonLink>
        <Button tone="secondary">{words.sendAsNew}</Button>
      </div>
    </TroublePanel>
  )
}

/** The same as a form's trouble, if it was sent before; `token` is the address of what it became. */
export function usedForm(token: string | undefined, words: UsedFormWords, id?: string) {
  return token === undefined ? undefined : { title: words.usedTitle, panel: <UsedForm words={words} token={token} id={id} /> }
}
