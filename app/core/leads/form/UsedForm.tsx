import { at } from '~/addresses.ts'
import { Button, ButtonLink } from '~/ui/Button.tsx'
import { TroublePanel } from '~/ui/TroublePanel.tsx'
import type { FormUsed } from '../submit.server.ts'
import type { UsedFormWords } from './used-form-words.ts'

type Props = { words: UsedFormWords; token: string; id: string | undefined }

/** For a form that was sent before and has changed since: look at that request, or send the form as a new one. */
function UsedForm({ words, token, id }: Props) {
  return (
    <TroublePanel title={words.title} id={id}>
      <p>{words.text}</p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink href={at.request(token)}>{words.lookAtIt}</ButtonLink>
        <Button tone="secondary">{words.sendAsNew}</Button>
      </div>
    </TroublePanel>
  )
}

/** The same as the `trouble` of a form page. */
export function usedForm(trouble: FormUsed | undefined, words: UsedFormWords, id?: string) {
  return trouble && { title: words.title, panel: <UsedForm words={words} token={trouble.token} id={id} /> }
}
