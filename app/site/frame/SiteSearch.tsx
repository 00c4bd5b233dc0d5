import { at } from '~/addresses.ts'
import { Icon } from '~/ui/Icon.tsx'
import { words } from './words.ts'

/** The search in the header: a field where the header has room for it, else a link to the search page. */
export function SiteSearch() {
  return (
    <>
      <form action={at.search()} className={`${withField} items-center rounded-control border border-line-strong`}>
        <input
          name="q"
          aria-label={words.searchField}
          placeholder={words.searchHint}
          enterKeyHint="search"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          className="h-11 w-28 bg-transparent pl-3 text-sm placeholder:text-ink-soft md:max-lg:w-48"
        />
        <button type="submit" className="grid size-11 cursor-pointer place-items-center">
          <Icon name="search" />
          <span className="sr-only">{words.search}</span>
        </button>
      </form>
      <a href={at.search()} className={`${withoutField} size-11 place-items-center rounded-control`}>
        <Icon name="search" className="size-6 lg:size-5" />
        <span className="sr-only">{words.search}</span>
      </a>
    </>
  )
}

// Between 64 and 80rem the menu needs the room.
const withField = 'hidden md:max-lg:flex xl:flex'
const withoutField = 'grid md:max-lg:hidden xl:hidden'
