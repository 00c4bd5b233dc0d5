import type { FieldPath } from './shape.ts'
import type { Typed } from './typed.ts'

/** The controls with another value at a path. Everything beside the path stays the same object. */
export function withValueAt(typed: Typed, path: FieldPath, value: Typed): Typed {
  if (path === '') return value
  const [step = '', ...rest] = path.split('.')
  const inner = rest.join('.')
  if (!Array.isArray(typed)) {
    const group = typed as Readonly<Record<string, Typed>>
    return { ...group, [step]: withValueAt(group[step], inner, value) }
  }
  return typed.map((entry: { value: Typed }, index) =>
    index === Number(step) ? { ...entry, value: withValueAt(entry.value, inner, value) } : entry,
  )
}
