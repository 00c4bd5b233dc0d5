import { at } from '~/addresses.ts'
import { ButtonLink } from '~/ui/Button.tsx'
import { Icon } from '~/ui/Icon.tsx'
import { Answers } from './Answers.tsx'
import type { Found } from './help.server.ts'
import { words } from './words.ts'

const openedFirst = 2

/** What a search found. Nothing found: says so, and the topics follow. */
export function Results({ found: { how, answered, questions, elsewhere }, text }: { found: Found; text: string }) {
  const count = questions.length + elsewhere.length
  return (
    <section className="mt-10 max-w-prose">
      <h2 className="text-xl wrap-anywhere">
        {count === 0 ? words.nothing(text) : words.found(count, how === 'corrected' ? answered : text)}
      </h2>
      {how === 'corrected' && <p className="mt-2 text-ink-soft wrap-anywhere">{words.corrected(text)}</p>}
      {how === 'nearest' && <p className="mt-2 text-ink-soft">{words.nearest}</p>}
      {count === 0 && <p className="mt-2 text-ink-soft">{words.nothingText}</p>}
      {questions.length > 0 && (
        <div className="mt-4">
          <Answers questions={questions} openFirst={openedFirst} />
        </div>
      )}
      {elsewhere.length > 0 && <Elsewhere links={elsewhere} />}
      <div className="mt-6 flex flex-wrap gap-3">
        {count > 0 && (
          <ButtonLink href={at.help()} tone="secondary">
            {words.all}
          </ButtonLink>
        )}
        <ButtonLink href={at.search({ q: text })} rel="nofollow" tone={count > 0 ? 'quiet' : 'secondary'}>
          {words.wholeSite}
        </ButtonLink>
      </div>
    </section>
  )
}

function Elsewhere({ links }: { links: Found['elsewhere'] }) {
  return (
    <>
      <h3 className="mt-8 text-lg">{words.elsewhere}</h3>
      <ul className="mt-2 border-line border-b">
        {links.map(({ label, href }) => (
          <li key={href} className="border-line border-t">
            <a
              href={href}
              className="flex min-h-12 items-center justify-between gap-4 py-2 hover:underline hover:underline-offset-4"
            >
              {label}
              <Icon name="arrow" className="size-5 text-ink-soft" />
            </a>
          </li>
        ))}
      </ul>
    </>
  )
}
