import { useSubmit } from 'react-router'
import { SmallSelect, smallButton } from '../SmallControls.tsx'
import type { DetailView } from './detail-view.server.ts'
import { LeadForm } from './LeadForm.tsx'
import { detailWords as words } from './words.ts'

/** Who answers, and the status. Both are saved as they are chosen; without script, with a button. */
export function WorkPanel({ lead }: { lead: DetailView }) {
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
      {lead.can.assign ? (
        <LeadForm action="tugas" className="flex items-center gap-2">
          <Saved
            key={lead.assignee?.id ?? ''}
            name="petugas"
            label={words.assignee}
            chosen={lead.assignee?.id ?? ''}
            every={words.nobody}
            options={lead.employees.map(({ id, name }) => ({ value: id, label: name }))}
          />
        </LeadForm>
      ) : (
        <p className="text-sm">
          <span className="text-ink-soft">{words.assignee}</span> {lead.assignee?.name ?? words.nobody}
        </p>
      )}
      {(lead.can['set-status'] || lead.can.cancel) && (
        <LeadForm action="status" className="flex items-center gap-2">
          <Saved key={lead.statusSlug} name="status" label={words.status} chosen={lead.statusSlug} options={lead.statuses} />
        </LeadForm>
      )}
    </div>
  )
}

function Saved(props: Parameters<typeof SmallSelect>[0]) {
  const submit = useSubmit()
  return (
    <>
      <SmallSelect {...props} onChange={({ currentTarget }) => submit(currentTarget.form, { preventScrollReset: true })} />
      <noscript>
        <button type="submit" className={smallButton}>
          {words.save}
        </button>
      </noscript>
    </>
  )
}
