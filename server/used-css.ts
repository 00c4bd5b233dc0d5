import { LRUCache } from 'lru-cache'
import postcss, { type AtRule, type ChildNode, type Container, type Root, type Rule } from 'postcss'
import { flatString } from '../app/platform/flat-string.server.ts'

const parsed = new Map<string, Root>()

/**
 * The part of the site's CSS that a finished document needs. Leaves out rules of classes and elements that the document
 * does not have, and custom properties that it does not use.
 */
export function rulesUsedBy(html: string, siteCss: string): string {
  const classes = classesIn(html)
  const elements = elementsIn(html)
  const unusedParts = partsOfInputs.filter(({ type }) => !html.includes(`type="${type}"`))
  const key = [classes, elements, unusedParts.map(({ type }) => type)].map((names) => [...names].toSorted().join(' ')).join('|')
  return madeOnce(siteCss, key, () =>
    rulesFor(
      classes,
      siteCss,
      (selector) =>
        elementsOf(selector).every((name) => elements.has(name)) && !unusedParts.some(({ part }) => selector.startsWith(part)),
    ),
  )
}

/** Enough for the lists whose pages have a query, so that they are not kept finished. */
const mostSheets = 50
const sheets = new LRUCache<string, string>({ max: mostSheets })

/** The pages of a list have the same classes and elements, and the rules for them take longer to find than the page to render. */
function madeOnce(siteCss: string, key: string, make: () => string): string {
  if (!parsed.has(siteCss)) sheets.clear()
  const css = sheets.get(key) ?? make()
  sheets.set(key, css)
  return css
}

/** Parts that only one type of input has. */
const partsOfInputs = [
  { part: '::file-selector-button', type: 'file' },
  { part: '::-webkit-search-decoration', type: 'search' },
]

/** The same for documents that have no other classes than these, and any element. */
export function rulesFor(
  classes: ReadonlySet<string>,
  siteCss: string,
  mayMatch: (selector: string) => boolean = () => true,
): string {
  const root = parse(siteCss).clone()
  prune(root, (selector) => mayMatch(selector) && classNamesOf(selector).every((name) => classes.has(name)))
  resolveVariables(root)
  dropUnusedProperties(root)
  return flatString(root.toString())
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

/**
 * Removes what Tailwind adds for browsers that the build does not support: initial values in place of `@property`. And its
 * colour of placeholders, which `tokens.css` replaces.
 */
function dropFallbacks(root: Root): void {
  root.walkAtRules('supports', (rule) => {
    if (rule.params.includes('-apple-pay-button')) rule.remove()
  })
  root.walkAtRules('layer', (layer) => {
    if (layer.params === 'properties' && layer.nodes) layer.remove()
  })
}

/** Elements that no screen has, so that no document needs their base rules. `tests/house.test.ts` looks for them. */
export const absentElements = ['abbr', 'code', 'kbd', 'samp', 'pre', 'sub', 'sup', 'progress', 'small']
const ofAbsentElement = new RegExp(
  `^(?:${absentElements.join('|')})(?![\\w-])|^::-webkit-(?:date|calendar|inner-spin|outer-spin)`,
)

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

function prune(container: Container<ChildNode>, isUsed: (selector: string) => boolean): void {
  for (const node of [...(container.nodes ?? [])]) {
    if (node.type === 'rule' && node.selector && !isInKeyframes(node)) {
      const used = node.selectors.filter(isUsed)
      if (used.length === 0) node.remove()
      else if (used.length < node.selectors.length) node.selectors = used
    } else if (node.type === 'atrule' && node.nodes) {
      prune(node, isUsed)
      if (node.nodes.length === 0) node.remove()
    }
  }
}

function isInKeyframes(rule: Rule): boolean {
  return rule.parent?.type === 'atrule' && (rule.parent as AtRule).name.endsWith('keyframes')
}

/**
 * Puts values in the place of variables that never change. Properties of the theme are always set: their fallback goes.
 * Those by which Tailwind combines utilities go when no rule of the document sets them.
 */
function resolveVariables(root: Root): void {
  const theme = propertiesOfTheme(root)
  const unset = unsetProperties(root)
  const resolved = (css: string): string =>
    css.replace(variable, (all, name: string, fallback?: string) => {
      if (theme.has(name)) return `var(${name})`
      const value = unset.has(name) ? (unset.get(name) ?? fallback?.trim()) : undefined
      return value === undefined ? all : resolved(value)
    })
  root.walkDecls((declaration) => {
    if (declaration.value.includes('var(')) declaration.value = resolved(declaration.value)
    if (declaration.prop === 'transition-property') declaration.value = withoutNames(declaration.value, unset)
  })
}

function propertiesOfTheme(root: Root): ReadonlySet<string> {
  const names = new Set<string>()
  root.walkAtRules('layer', (layer) => {
    if (layer.params === 'theme') layer.walkDecls(/^--/, ({ prop }) => void names.add(prop))
  })
  return names
}

/** The registered properties that no rule sets, with their initial values. */
function unsetProperties(root: Root): ReadonlyMap<string, string | undefined> {
  const set = new Set<string>()
  root.walkDecls(/^--/, ({ prop }) => void set.add(prop))
  const unset = new Map<string, string | undefined>()
  root.walkAtRules('property', ({ params, nodes = [] }) => {
    const value = nodes.find((node) => node.type === 'decl' && node.prop === 'initial-value')
    if (!set.has(params)) unset.set(params, value?.type === 'decl' ? value.value : undefined)
  })
  return unset
}

function withoutNames(list: string, names: ReadonlyMap<string, unknown>): string {
  return list
    .split(',')
    .filter((name) => !names.has(name.trim()))
    .join(',')
}

/** `var(--name)` or `var(--name, fallback)`. A fallback can contain functions of functions. */
const variable = /var\((--[\w-]+)(?:,((?:[^()]|\((?:[^()]|\([^()]*\))*\))*))?\)/g

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
