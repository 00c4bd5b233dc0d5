import type { ReactNode } from 'react'
import { Form } from 'react-router'
import type { DeskAct } from './act-on-conversation.server.ts'

type Props = { act: DeskAct; hidden?: Record<string, string>; withFile?: boolean; className?: string; children: ReactNode }

/** A form of an opened conversation. */
export function DeskForm({ act, hidden = {}, withFile = false, className, children }: Props) {
  return (
    <Form
      method="post"
      encType={withFile ? 'multipart/form-data' : 'application/x-www-form-urlencoded'}
      preventScrollReset
      className={className}
    >
      <input type="hidden" name="tindakan" value={act} />
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </Form>
  )
}
