import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { at } from '~/addresses.ts'
import { longDate } from '~/lib/day.ts'
import type { WorkItem } from '../content/content-work.server.ts'
import { words as contentWords } from '../content/words.ts'
import { Instant } from '../frame/Instant.tsx'
import type { Today } from './today.server.ts'
import { words as todayWords } from './words.ts'

const words = todayWords.content

/** What an editor does next: begun texts, what appears or ends soon, and what visitors see although something is wrong. */
export function ContentWork({ work: { drafts, scheduled, ending, failing } }: { work: NonNullable<Today['content']> }) {
  const isEmpty = [drafts, scheduled, ending, failing].every(({ length }) => length === 0)
  return (
    <>
      {isEmpty && <p>{words.nothing}</p>}
      <div className="grid items-start gap-8 xl:grid-cols-2">
        <List title={words.failing} items={failing} note={({ stops }) => words.stops(stops)} />
        <List
          title={words.drafts}
          items={drafts}
          note={({ stops, savedAt }) => (
            <>
              <Instant iso={savedAt} />
              {stops > 0 && ` · ${words.stops(stops)}`}
            </>
          )}
        />
        <List title={words.ending} items={ending} note={({ until }) => words.until(longDate(until))} />
        <List title={words.scheduled} items={scheduled} note={({ publishAt }) => <Instant iso={publishAt} />} />
      </div>
      <p>
        <Link to={at.contentKinds()} className="underline underline-offset-4">
          {words.all}
        </Link>
      </p>
    </>
  )
}

type ListProps<Item> = { title: string; items: readonly Item[]; note: (item: Item) => ReactNode }

function List<Item extends WorkItem>({ title, items, note }: ListProps<Item>) {
  if (items.length === 0) return null
  return (
    <section className="grid gap-3">
      <h2 className="text-lg">{title}</h2>
      <ul className="border-line border-t">
        {items.map((item) => (
          <li
            key={`${item.word}/${item.slug}`}
            className="relative grid min-h-11 grid-cols-1 items-center gap-x-3 border-line sm:grid-cols-[minmax(0,1fr)_auto] border-b py-1 text-sm hover:bg-paper-warm"
          >
            <span className="min-w-0">
              <Link
                to={at.contentItem(item.word, item.slug)}
                className="block wrap-anywhere font-semibold after:absolute after:inset-0"
              >
                {item.title || contentWords.untitled}
              </Link>
              <span className="block text-ink-soft text-xs">{item.one}</span>
            </span>
            <span className="text-ink-soft text-xs tabular">{note(item)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
