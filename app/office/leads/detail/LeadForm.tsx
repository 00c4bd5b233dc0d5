import type { ReactNode, Ref } from 'react'
import { Form } from 'react-router'
import { useSingleSubmit } from '../../frame/use-single-submit.ts'
import type { LeadForm as Name } from './act-on-lead.server.ts'

type Props = {
  action: Name
  hidden?: Record<string, string>
  className?: string
  ref?: Ref<HTMLFormElement>
  children: ReactNode
}

/** A form of an opened lead. */
export function LeadForm({ action, hidden = {}, className, ref, children }: Props) {
  return (
    <Form ref={ref} method="post" preventScrollReset className={className} onSubmit={useSingleSubmit()}>
      <input type="hidden" name="tindakan" value={action} />
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </Form>
  )
}

type PanelProps = { title: string; id: string; children: ReactNode }

/** One section of an opened lead. */
export function Panel({ title, id, children }: PanelProps) {
  return (
    <section aria-labelledby={id} className="grid min-w-0 content-start gap-2">
      <h2 id={id} className="border-line border-b pb-1 font-bold text-base">
        {title}
      </h2>
      {children}
    </section>
  )
}
