import type { RefObject } from 'react'
import { Form, Link, useSubmit } from 'react-router'
import { at } from '~/addresses.ts'
import { Icon } from '~/ui/Icon.tsx'
import { SendChoice, SmallDealerField, SmallSelect, smallButton, smallField } from '../SmallControls.tsx'
import { listWords as words } from '../words.ts'
import type { InboxView } from './inbox-view.server.ts'

type Props = { inbox: InboxView; isOpen: boolean; help: RefObject<HTMLDialogElement | null> }

/** The saved filters as links, the search, and the selects that narrow the list. */
export function InboxToolbar({ inbox, isOpen, help }: Props) {
  return (
    <div className="grid grid-cols-1 gap-2 border-line border-b px-4 pt-3 pb-2">
      <div className={`flex flex-wrap items-center justify-between gap-x-4 ${isOpen ? 'lg:hidden' : ''}`}>
        <h1 className="text-xl">{words.title}</h1>
        <More inbox={inbox} help={help} />
      </div>
      <nav aria-label={words.filters} className="-mx-4 overflow-x-auto px-4 py-1">
        <ul className="flex gap-1">
          {inbox.views.map(({ view, label, count, href, isCurrent }) => (
            <li key={view}>
              <Link
                to={href}
                aria-current={isCurrent ? 'page' : undefined}
                className="inline-flex min-h-9 items-center gap-1.5 whitespace-nowrap rounded-control border border-transparent px-2.5 text-sm hover:border-line-strong aria-[current]:border-ink aria-[current]:font-semibold"
              >
                {label}
                {count !== null && count > 0 && <span className="text-ink-soft text-xs tabular">{words.counted(count)}</span>}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <Search inbox={inbox} />
      <Narrow inbox={inbox} isOpen={isOpen} />
    </div>
  )
}

function More({ inbox, help }: Pick<Props, 'inbox' | 'help'>) {
  const link = 'min-h-9 items-center text-sm underline decoration-line-strong underline-offset-4'
  return (
    <div className="flex flex-wrap gap-x-4">
      {inbox.figuresHref && (
        <Link to={inbox.figuresHref} className={`inline-flex ${link}`}>
          {words.figures}
        </Link>
      )}
      {inbox.export && (
        <>
          <a href={inbox.export.csv} download className={`inline-flex ${link}`}>
            {words.csv}
          </a>
          <a href={inbox.export.xlsx} download className={`inline-flex ${link}`}>
            {words.xlsx}
          </a>
        </>
      )}
      <button type="button" onClick={() => help.current?.showModal()} className={`${link} hidden cursor-pointer lg:inline-flex`}>
        {words.keys}
      </button>
    </div>
  )
}

function Search({ inbox }: Pick<Props, 'inbox'>) {
  const { tampil, jenis, status, dealer, urut } = inbox.chosen
  return (
    <Form role="search" action={at.leads()} className="flex gap-2" key={inbox.typed}>
      {Object.entries({ tampil, jenis, status, dealer, urut }).map(
        ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
      )}
      <input
        type="search"
        name="q"
        id="cari"
        aria-label={words.search}
        placeholder={words.search}
        defaultValue={inbox.typed}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        className={`${smallField} min-w-0 flex-1`}
      />
      <button type="submit" className={smallButton}>
        <Icon name="search" className="size-4" />
        <span className="sr-only">{words.searchShort}</span>
      </button>
      {inbox.typed && (
        <Link to={inbox.clearHref} className={smallButton}>
          <Icon name="close" className="size-4" />
          <span className="sr-only">{words.clearSearch}</span>
        </Link>
      )}
    </Form>
  )
}

/** On a phone the selects are folded: the list is more important. */
function Narrow({ inbox, isOpen }: Pick<Props, 'inbox' | 'isOpen'>) {
  const { jenis, status, dealer } = inbox.chosen
  return (
    <>
      <details className="lg:hidden" open={Boolean(jenis || status || dealer) || undefined}>
        <summary className="min-h-9 cursor-pointer py-1.5 text-sm">{words.narrow}</summary>
        <NarrowForm inbox={inbox} className="grid gap-2 pt-1" />
      </details>
      <NarrowForm inbox={inbox} className={isOpen ? 'hidden' : 'hidden flex-wrap items-center gap-2 lg:flex'} />
    </>
  )
}

function NarrowForm({ inbox, className }: { inbox: InboxView; className: string }) {
  const submit = useSubmit()
  const { chosen, kinds, statuses, dealers } = inbox
  const sorts = [
    { value: 'waktu', label: words.sorts.waktu },
    { value: 'terbaru', label: words.sorts.terbaru },
  ]
  return (
    <Form
      action={at.leads()}
      key={JSON.stringify(chosen)}
      onChange={({ currentTarget }) => submit(currentTarget)}
      className={className}
    >
      <input type="hidden" name="tampil" value={chosen.tampil} />
      {inbox.typed && <input type="hidden" name="q" value={inbox.typed} />}
      <SmallSelect name="jenis" label={words.kind} options={kinds} chosen={chosen.jenis} every={words.every} />
      <SmallSelect name="status" label={words.status} options={statuses} chosen={chosen.status} every={words.every} />
      {dealers?.length !== 0 && (
        <SmallDealerField name="dealer" label={words.dealer} options={dealers} chosen={chosen.dealer} every={words.every} />
      )}
      <SmallSelect name="urut" label={words.sort} options={sorts} chosen={chosen.urut} />
      <SendChoice label={words.apply} />
    </Form>
  )
}
