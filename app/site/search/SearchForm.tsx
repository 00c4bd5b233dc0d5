import { at } from '~/addresses.ts'
import { Button } from '~/ui/Button.tsx'
import { TextField } from '~/ui/Field.tsx'
import { Icon } from '~/ui/Icon.tsx'
import { parameters, type SearchAddress } from './search-address.ts'
import { words } from './words.ts'

type Props = { search: SearchAddress; error: string | undefined; suggestions: readonly string[] }

const suggestionsId = 'saran-pencarian'

/** A plain GET form: the address is the search. The browser offers the suggestions while one types. */
export function SearchForm({ search, error, suggestions }: Props) {
  return (
    <search>
      <form action={at.search()} className="mt-6 flex max-w-form flex-wrap items-end gap-3 print:hidden">
        <div className="grow basis-60">
          <TextField
            name={parameters.text}
            label={words.field}
            hint={words.hint}
            error={error}
            defaultValue={search.text}
            list={suggestionsId}
            enterKeyHint="search"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
          />
        </div>
        {search.kind && <input type="hidden" name={parameters.kind} value={search.kind} />}
        <Button>
          <Icon name="search" />
          {words.find}
        </Button>
        <datalist id={suggestionsId}>
          {suggestions.map((suggestion) => (
            <option key={suggestion} value={suggestion} />
          ))}
        </datalist>
      </form>
    </search>
  )
}
