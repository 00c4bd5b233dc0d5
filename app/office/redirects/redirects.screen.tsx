import { data, Form, redirect } from 'react-router'
import { at } from '~/addresses.ts'
import { longestAddress } from '~/core/redirects/redirect.ts'
import { may } from '~/core/staff/grant.ts'
import { readBody } from '~/platform/form-body.server.ts'
import { Button } from '~/ui/Button.tsx'
import { TextField } from '~/ui/Field.tsx'
import { Notice } from '~/ui/Notice.tsx'
import { deskOf } from '../frame/desk.server.ts'
import { KeptForm } from '../frame/KeptForm.tsx'
import { newsOf } from '../frame/news-of.ts'
import { OfficePage } from '../frame/OfficePage.tsx'
import { readText } from '../frame/read-text.ts'
import type { Route } from './+types/redirects.screen'
import { RedirectTable } from './RedirectTable.tsx'
import { deleteRedirect, putRedirect, readRedirects } from './redirects.server.ts'
import { refusalWords, words } from './words.ts'

/** Rows that a page shows; the search finds the others. */
const mostShown = 200

export async function loader({ request, context }: Route.LoaderArgs) {
  const { db, staff, allow } = deskOf(context)
  const all = await readRedirects(db, allow('redirects:read'))
  const { searchParams } = new URL(request.url)
  const text = readText(searchParams, 'cari', longestAddress)
  const found = all.filter(({ former, target }) => `${former} ${target}`.includes(text.toLowerCase()))
  const changed = all.find(({ former }) => former === searchParams.get('ubah'))
  return {
    rows: found.slice(0, mostShown).map(({ lastUsedAt, savedAt, ...row }) => ({
      ...row,
      lastUsedAt: lastUsedAt?.toString() ?? null,
      savedAt: savedAt.toString(),
    })),
    ...{ found: found.length, all: all.length, text },
    mayEdit: may(staff, 'redirects:edit'),
    form: { from: changed?.former ?? '', to: changed?.target ?? '' },
    news: newsOf(words.news, searchParams.get('kabar')),
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { db, clock, allow } = deskOf(context)
  const grant = allow('redirects:edit')
  const body = await readBody(request)
  const removed = readText(body, 'remove')
  if (removed) {
    await deleteRedirect(db, grant, removed, clock.now())
    return redirect(at.redirectList({ kabar: 'hapus' }))
  }
  const form = { from: readText(body, 'from'), to: readText(body, 'to') }
  const saved = await putRedirect(db, grant, form, clock.now())
  return saved.ok ? redirect(at.redirectList({ kabar: 'simpan' })) : data({ form, refusal: saved.refusal }, 422)
}

export default function RedirectsScreen({ loaderData, actionData }: Route.ComponentProps) {
  const refusal = actionData && refusalWords[actionData.refusal]
  const form = actionData?.form ?? loaderData.form
  const errorAt = (field: string) => (refusal?.field === field ? refusal.message : undefined)
  const { rows, found, all, news, mayEdit } = loaderData
  return (
    <OfficePage title={words.title} errors={refusal ? [refusal] : []}>
      <p className="max-w-prose text-ink-soft">{words.intro}</p>
      {news && !refusal && <Notice tone="good">{news}</Notice>}
      {mayEdit ? (
        <KeptForm
          place={`pengalihan ${loaderData.form.from}`}
          version={loaderData.form.to}
          key={form.from}
          className="grid items-end gap-4 lg:grid-cols-[1fr_1fr_auto]"
        >
          <TextField name="from" label={words.from} hint={words.fromHint} defaultValue={form.from} error={errorAt('from')} />
          <TextField name="to" label={words.to} hint={words.toHint} defaultValue={form.to} error={errorAt('to')} />
          <Button>{words.save}</Button>
        </KeptForm>
      ) : (
        <Notice>{words.onlyReading}</Notice>
      )}
      {all === 0 ? <p>{words.none}</p> : <Search text={loaderData.text} />}
      {all > 0 && found === 0 && <p>{words.noMatch}</p>}
      {found > 0 && <RedirectTable rows={rows} mayEdit={mayEdit} />}
      {found > rows.length && <p>{words.more(rows.length, found)}</p>}
    </OfficePage>
  )
}

function Search({ text }: { text: string }) {
  return (
    <Form className="flex items-end gap-3" key={text}>
      <div className="min-w-0 flex-1 sm:max-w-sm">
        <TextField name="cari" type="search" label={words.found} defaultValue={text} />
      </div>
      <Button tone="secondary">{words.apply}</Button>
    </Form>
  )
}
