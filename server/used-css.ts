import postcss, { type AtRule, type ChildNode, type Container, type Root, type Rule } from 'postcss'

const parsed = new Map<string, Root>()

/**
 * The part of the site's CSS that a finished document needs. Leaves out rules of classes and elements that the document
 * does not have, and custom properties that it does not use.
 */
export function rulesUsedBy(html: string, siteCss: string): string {
  const elements = elementsIn(html)
  return rulesFor(classesIn(html), siteCss, (selector) => elementsOf(selector).every((name) => elements.has(name)))
}

/** The same for documents that have no other classes than these, and any element. */
export function rulesFor(
  classes: ReadonlySet<string>,
  siteCss: string,
  mayMatch: (selector: string) => boolean = () => true,
): string {
  const root = parse(siteCss).clone()
  prune(root, (rule) =>
    rule.selectors.some((selector) => mayMatch(selector) && classNamesOf(selector).every((name) => classes.has(name))),
  )
  dropUnusedProperties(root)
  return root.toString()
}

function parse(css: string): Root {
  const known = parsed.get(css)
  if (known) return known
  const root = postcss.parse(css)
  dropFallbacks(root)
  dropAbsentElements(root)
  parsed.clear()
  parsed.set(css, root)
  return root
}

/** Removes Tailwind's initial values for browsers without `@property`. The build does not support such old browsers. */
function dropFallbacks(root: Root): void {
  root.walkAtRules('layer', (layer) => {
    if (layer.params === 'properties' && layer.nodes) layer.remove()
  })
}

/** Elements that no screen has, so that no document needs their base rules. `tests/house.test.ts` looks for them. */
export const absentElements = ['abbr', 'code', 'kbd', 'samp', 'pre', 'sub', 'sup', 'progress', 'small']
const ofAbsentElement = new RegExp(`^(?:${absentElements.join('|')})(?![\\w-])|^::-webkit-(?:date|calendar)`)

function dropAbsentElements(root: Root): void {
  root.walkRules((rule) => {
    if (rule.selectors.every((selector) => ofAbsentElement.test(selector))) rule.remove()
  })
}

function classesIn(html: string): Set<string> {
  const classes = new Set<string>()
  for (const [, list = ''] of html.matchAll(/\sclass="([^"]*)"/g)) {
    for (const name of list.replaceAll('&amp;', '&').replaceAll('&gt;', '>').replaceAll('&#x27;', "'").split(/\s+/))
      classes.add(name)
  }
  return classes
}

const elementsIn = (html: string): Set<string> =>
  new Set([...html.matchAll(/<([a-z][a-z0-9-]*)/gi)].map(([, name = '']) => name.toLowerCase()))

/** The elements that a selector requires. Brackets and the arguments of `:is()` and the like are ignored. */
function elementsOf(selector: string): string[] {
  const plain = selector.replace(/\[[^\]]*\]/g, '').replace(/\((?:[^()]|\([^()]*\))*\)/g, '')
  return [...plain.matchAll(/(?:^|[\s>+~])([a-z][a-z0-9-]*)/gi)].map(([, name = '']) => name.toLowerCase())
}

// `:not(.x)` and the like require that a class is absent, so they are ignored.
export function classNamesOf(selector: string): string[] {
  const asked = selector.replace(/:not\((?:[^()]|\([^()]*\))*\)/g, '')
  return [...asked.matchAll(/\.((?:\\.|[\w-])+)/g)].map(([, name = '']) => name.replace(/\\(.)/g, '$1'))
}

function prune(container: Container<ChildNode>, isUsed: (rule: Rule) => boolean): void {
  for (const node of [...(container.nodes ?? [])]) {
    if (node.type === 'rule' && node.selector && !isInKeyframes(node)) {
      if (!isUsed(node)) node.remove()
    } else if (node.type === 'atrule' && node.nodes) {
      prune(node, isUsed)
      if (node.nodes.length === 0) node.remove()
    }
  }
}

function isInKeyframes(rule: Rule): boolean {
  return rule.parent?.type === 'atrule' && (rule.parent as AtRule).name.endsWith('keyframes')
}

/** Removes custom properties of the root, and `@property` rules, that no rule uses any more. */
function dropUnusedProperties(root: Root): void {
  let before = -1
  while (before !== root.toString().length) {
    before = root.toString().length
    const named = new Set([...root.toString().matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name))
    root.walkDecls(/^--/, (declaration) => {
      if (!named.has(declaration.prop)) declaration.remove()
    })
    root.walkAtRules('property', (rule) => {
      if (!named.has(rule.params)) rule.remove()
    })
  }
  root.walkRules((rule) => {
    if (rule.nodes.length === 0) rule.remove()
  })
}
