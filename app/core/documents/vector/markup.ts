import { Fragment, isValidElement, type ReactNode } from 'react'

/** An SVG element of a drawing. */
export type Element = { name: string; properties: Properties; children: readonly Element[] }
export type Properties = Readonly<Record<string, unknown>>

/** The SVG elements below a node. Calls the components: in a drawing they depend only on their properties. */
export function elementsOf(node: ReactNode): Element[] {
  if (Array.isArray(node)) return node.flatMap(elementsOf)
  if (!isValidElement<Properties & { children?: ReactNode }>(node)) return []
  const { type, props } = node
  if (typeof type === 'function') return elementsOf((type as (given: typeof props) => ReactNode)(props))
  if ((type as unknown) === Fragment) return elementsOf(props.children)
  return [{ name: String(type), properties: props, children: elementsOf(props.children) }]
}

/** Every element that has an id. */
export function byId(elements: readonly Element[], found = new Map<string, Element>()): Map<string, Element> {
  for (const element of elements) {
    const id = element.properties.id
    if (typeof id === 'string') found.set(id, element)
    byId(element.children, found)
  }
  return found
}

/** The id in a reference: `#d-body` and `url(#d-body)` give `d-body`. */
export function referred(text: unknown): string | undefined {
  return typeof text === 'string' ? /#([^)]+)/.exec(text)?.[1] : undefined
}

export const numberIn = (properties: Properties, name: string, otherwise = 0): number =>
  properties[name] === undefined ? otherwise : Number(properties[name])

export function textIn(properties: Properties, name: string): string | undefined {
  return properties[name] === undefined ? undefined : String(properties[name])
}
