import { data, Form, Link, redirect } from 'react-router'
import { at } from '~/addresses.ts'
import { itemStates } from '~/core/content/kind.ts'
import { may } from '~/core/staff/grant.ts'
import { readPageNumber } from '~/lib/page-numbers.ts'
import { Button } from '~/ui/Button.tsx'
import { SelectField, TextField } from '~/ui/Field.tsx'
import { PageLinks } from '~/ui/PageLinks.tsx'
import { deskOf } from '../frame/desk.server.ts'
import { OfficePage } from '../frame/OfficePage.tsx'
import { readText } from '../frame/read-text.ts'
import type { Route } from './+types/list.screen'
import { kindAt, wordOf } from './editing/document.server.ts'
import { addItem } from './editing/publishing.server.ts'
import { stateWords } from './editing/state-words.ts'
import { ItemTable } from './ItemTable.tsx'
import { type ItemFilter, itemsPerPage, listItems } from './items-list.server.ts'
import { words } from './words.ts'

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { db, clock, allow, staff } = deskOf(context)
  const grant = allow('content:read')
  const kind = kindAt(params.kind)
  if (!kind) throw data(null, 404)
  const filter = readFilter(new URL(request.url).searchParams)
  const { rows, total } = await listItems(db, grant, kind, filter, clock.now())
  return {
    ...{ rows, filter, word: wordOf(kind), labels: kind.labels },
    lastPage: Math.max(1, Math.ceil(total / itemsPerPage)),
    mayAdd: !kind.slugs && may(staff, 'content:edit'),
  }
}

function readFilter(query: URLSearchParams): ItemFilter {
  return {
    state: itemStates.find((each) => each === query.get('keadaan')) ?? null,
    text: readText(query, 'cari', 100),
    page: readPageNumber(query.get('halaman')) ?? 1,
  }
}

/** Adds an item and opens its form. */
export async function action({ params, context }: Route.ActionArgs) {
  const { db, clock, allow } = deskOf(context)
  const grant = allow('content:edit')
  const kind = kindAt(params.kind)
  if (!kind || kind.slugs) throw data(null, 404)
  return redirect(at.contentItem(wordOf(kind), await addItem(db, grant, kind, clock.now())))
}

export default function ListScreen({ loaderData }: Route.ComponentProps) {
  const { rows, filter, word, labels, lastPage, mayAdd } = loaderData
  const pageAt = (page: number) =>
    at.contentList(word, { keadaan: filter.state ?? '', cari: filter.text, halaman: page > 1 ? String(page) : '' })
  return (
    <OfficePage title={labels.many} action={mayAdd && <Add one={labels.one} />}>
      <Link to={at.contentKinds()} className="justify-self-start underline underline-offset-4">
        {words.allKinds}
      </Link>
      <Filter filter={filter} />
      {rows.length > 0 ? <ItemTable rows={rows} word={word} /> : <p>{words.none}</p>}
      <PageLinks page={filter.page} lastPage={lastPage} pageAt={pageAt} />
    </OfficePage>
  )
}

function Add({ one }: { one: string }) {
  return (
    <Form method="post">
      <Button>{words.add(one)}</Button>
    </Form>
  )
}

function Filter({ filter: { state, text } }: { filter: ItemFilter }) {
  return (
    <Form className="grid items-end gap-4 sm:grid-cols-[12rem_minmax(0,1fr)_auto]" key={`${state} ${text}`}>
      <SelectField name="keadaan" label={words.state} defaultValue={state ?? ''}>
        <option value="">{words.all}</option>
        {itemStates.map((each) => (
          <option key={each} value={each}>
            {stateWords[each]}
          </option>
        ))}
      </SelectField>
      <TextField name="cari" type="search" label={words.search} defaultValue={text} />
      <Button tone="secondary">{words.apply}</Button>
    </Form>
  )
}
