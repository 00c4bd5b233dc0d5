import { Fragment, type ReactNode } from 'react'

type Props = { facts: readonly ReactNode[]; className?: string; inline?: boolean }

/**
 * Short facts in a line with a dot between them. Where the line wraps, no line begins or ends with a dot. `inline`: within a
 * paragraph. Empty facts are left out.
 */
export function Facts({ facts, className = '', inline = false }: Props) {
  const Element = inline ? 'span' : 'p'
  const shown = facts.filter((fact) => fact !== null && fact !== undefined && fact !== false && fact !== '')
  return (
    <Element className={`facts ${className}`}>
      {shown.map((fact, index) => (
        <Fragment key={index}>
          <span>{fact}</span>{' '}
        </Fragment>
      ))}
    </Element>
  )
}
