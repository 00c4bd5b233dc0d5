import { useMemo, useState } from 'react'
import { Link } from 'react-router'
import { at } from '~/addresses.ts'
import { toSlug } from '~/lib/slug.ts'
import { ButtonLink } from '~/ui/Button.tsx'
import { TextField } from '~/ui/Field.tsx'
import { Notice } from '~/ui/Notice.tsx'
import { OfficePage } from '../../frame/OfficePage.tsx'
import { FieldView } from '../form/FieldView.tsx'
import { FormContext } from '../form/form-context.ts'
import { GroupFields } from '../form/GroupView.tsx'
import { CopyNotice, OthersNotice, SavingLine } from './EditorNotices.tsx'
import type { EditorData } from './editor-data.ts'
import { MeanwhilePanel } from './MeanwhilePanel.tsx'
import { PreviewPanel } from './PreviewPanel.tsx'
import { PublishPanel } from './PublishPanel.tsx'
import { StateBadge } from './StateBadge.tsx'
import { useWork, type Work } from './use-work.ts'
import { words } from './words.ts'

/** The form of an item, its checks and its preview. */
export function Editor({ document }: { document: EditorData }) {
  const work = useWork(document)
  const [formKey, setFormKey] = useState(0)
  const [isRefused, setRefused] = useState(false)
  const { one, many, word, slug, state, isReadOnly, heading, news } = document
  const title = String(work.writing.typed[heading] ?? '') || words.untitled(one)
  // Texts keep a state of their own: when the form gets other values, all of it begins again.
  const restart = () => setFormKey((before) => before + 1)
  return (
    <OfficePage title={title} action={state === 'published' && <Open document={document} />}>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm">
        <Link to={at.contentList(word)} className="underline underline-offset-4">
          {words.allOf(many)}
        </Link>
        <StateBadge state={state} />
        {!isReadOnly && <SavingLine work={work} restart={restart} />}
      </div>
      <noscript>
        <Notice tone="warn">{words.needsScript}</Notice>
      </noscript>
      {isReadOnly && <Notice>{words.readOnly}</Notice>}
      {news && work.saving.state === 'untouched' && <Notice tone="good">{news}</Notice>}
      <CopyNotice work={work} restart={restart} />
      <OthersNotice standing={work.standing} />
      <MeanwhilePanel work={work} onMerge={restart} />
      <div className="grid items-start gap-8 xl:grid-cols-[minmax(0,1fr)_27rem]">
        <Fields key={`${formKey} ${work.isRestored}`} document={document} work={work} isRefused={isRefused} />
        <div className="grid min-w-0 gap-6 xl:sticky xl:top-4">
          {!isReadOnly && <PublishPanel document={document} work={work} onRefused={() => setRefused(true)} />}
          {document.addressOf && !isReadOnly && <PreviewPanel word={word} slug={slug} work={work} />}
        </div>
      </div>
    </OfficePage>
  )
}

function Open({ document: { addressOf, slug } }: { document: EditorData }) {
  return (
    <ButtonLink tone="secondary" href={addressOf.replace('*', slug)} target="_blank" rel="noreferrer">
      {words.open}
    </ButtonLink>
  )
}

type FieldsProps = { document: EditorData; work: Work; isRefused: boolean }

function Fields({ document, work, isRefused }: FieldsProps) {
  const { shape, references, isReadOnly, isFixed, heading } = document
  const [followsTitle, setFollowsTitle] = useState(document.followsTitle)
  const { writing, standing, write, change } = work
  const tools = useMemo(() => {
    const stops = standing.checks.filter(({ level }) => level === 'stop')
    const errors = isRefused ? Object.fromEntries(stops.map(({ path, message }) => [path, message])) : {}
    const changeField = (path: string, value: unknown) => {
      change(path, value)
      if (path === heading && followsTitle) write((before) => ({ ...before, slug: toSlug(String(value)) || before.slug }))
    }
    return { change: changeField, errors, references, isReadOnly, FieldView }
  }, [standing.checks, isRefused, references, isReadOnly, change, write, heading, followsTitle])
  return (
    <FormContext value={tools}>
      <fieldset disabled={isReadOnly} className="grid min-w-0 gap-6">
        <legend className="sr-only">{words.form}</legend>
        <GroupFields shape={shape} path="" value={writing.typed} />
        {!isFixed && (
          <TextField
            name="slug"
            id="alamat-item"
            label={words.address}
            hint={`${words.addressHelp} ${document.addressOf.replace('*', writing.slug)}`}
            value={writing.slug}
            autoComplete="off"
            onChange={({ currentTarget: { value } }) => {
              setFollowsTitle(false)
              write((before) => ({ ...before, slug: value }))
            }}
          />
        )}
      </fieldset>
    </FormContext>
  )
}
