import { at } from '~/addresses.ts'
import { inSentence } from '~/core/leads/form/errors.ts'
import { Button } from '~/ui/Button.tsx'
import { TextField } from '~/ui/Field.tsx'
import type { Query } from './search.ts'
import { words } from './words.ts'

/** A plain GET form: the address is the state. */
export function SearchForm({ query: { text, isTooLong } }: { query: Query }) {
  return (
    <search className="mt-6 block max-w-form print:hidden">
      <form method="get" action={at.help()} className="flex flex-wrap items-end gap-3">
        <div className="min-w-0 grow basis-56">
          <TextField
            name="q"
            label={words.search}
            hint={words.searchHint}
            error={isTooLong ? inSentence(words.tooLong, text) : undefined}
            type="search"
            defaultValue={text}
            autoComplete="off"
            enterKeyHint="search"
          />
        </div>
        <Button>{words.find}</Button>
      </form>
    </search>
  )
}
