import { at } from '~/addresses.ts'
import { makerName, type Settings } from '~/core/content/settings.ts'
import { Button } from '~/ui/Button.tsx'
import { ErrorSummary } from '~/ui/ErrorSummary.tsx'
import { errorTitle } from '~/ui/error-title.ts'
import { TextField } from '~/ui/Field.tsx'
import { FormPart } from '~/ui/FormPart.tsx'
import { sampleNumbers } from './sample-numbers.ts'
import { words } from './words.ts'

type Props = { typed: string; error: string | null; isFresh: boolean; settings: Settings }

/** Sends by POST, so that the number is in no address. The form part has no name, so the device stores no draft of it. */
export function CheckForm({ typed, error, isFresh, settings }: Props) {
  return (
    <FormPart name={null} fresh={isFresh}>
      <form method="post" action={at.recallCheck()} noValidate className="grid max-w-form gap-6">
        <title>{`${error ? errorTitle(words.title) : words.title} | ${makerName(settings)}`}</title>
        <header>
          <div className="not-empty:mb-8">
            <ErrorSummary errors={error ? [{ field: 'frame_number', message: error }] : []} />
          </div>
          <h1 className="text-3xl">{words.title}</h1>
          <p className="mt-3 text-ink-soft text-lg">{words.lead}</p>
        </header>
        <TextField
          name="frame_number"
          label={words.number}
          hint={words.numberHint}
          error={error ?? undefined}
          defaultValue={typed}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          enterKeyHint="send"
        />
        <div>
          <Button>{words.check}</Button>
        </div>
        <p className="text-ink-soft text-sm">{words.privacy}</p>
        {settings.demonstration && <p className="wrap-anywhere text-ink-soft text-sm tabular">{words.tryOut(sampleNumbers)}</p>}
      </form>
    </FormPart>
  )
}
