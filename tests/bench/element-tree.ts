import { createElement, type ReactNode } from 'react'

/** A text, or an element with its children. */
export type Tree = string | { name: string; attributes: Record<string, string | true>; inside: Tree[] }

const token = /<!--[\s\S]*?-->|<!DOCTYPE html>|<\/[\w-]+>|<([\w-]+)((?:\s[^\s=>/]+="[^"]*")*)\s*\/?>|[^<]+/gi
const attribute = /([^\s=]+)="([^"]*)"/g
const empty = /^(area|base|br|col|hr|img|input|link|meta|source|wbr)$/
const raw = /(<(script|style)\b[^>]*>)([\s\S]*?)(?=<\/\2>)/g

/** Reads HTML as React writes it: every attribute quoted, every element closed. */
export function readTree(html: string): Tree[] {
  const root: Tree[] = []
  const open = [root]
  // The content of scripts and styles is not markup.
  const guarded = html.replace(raw, (_, tag: string, __, text: string) => tag + text.replaceAll('<', '\0'))
  for (const [text, name, attributes = ''] of guarded.matchAll(token)) {
    const inside = open.at(-1) ?? root
    if (text.startsWith('</')) open.pop()
    else if (name) inside.push(openElement(open, name, attributes, text.endsWith('/>')))
    else if (!text.startsWith('<')) inside.push(plain(text))
  }
  return root
}

function openElement(open: Tree[][], name: string, attributes: string, isClosed: boolean): Tree {
  const inside: Tree[] = []
  if (!isClosed && !empty.test(name)) open.push(inside)
  return { name, attributes: readAttributes(attributes), inside }
}

const switches = /^(checked|disabled|hidden|multiple|open|required|selected|inert)$/

function readAttributes(text: string): Record<string, string | true> {
  const read = [...text.matchAll(attribute)].map(([, name = '', value = '']) => {
    return [name, value === '' && switches.test(name) ? true : plain(value)]
  })
  return Object.fromEntries(read)
}

const signs: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'" }

const plain = (text: string) => text.replace(/&(?:amp|lt|gt|quot|#x27);/g, (sign) => signs[sign] ?? sign).replaceAll('\0', '<')

/** React elements that render the same HTML. */
export function elementsOf(trees: readonly Tree[]): ReactNode[] {
  return trees.map((tree) => (typeof tree === 'string' ? tree : elementOf(tree)))
}

function elementOf({ name, attributes, inside }: Exclude<Tree, string>): ReactNode {
  if (name === 'script' || name === 'style') {
    return createElement(name, { ...attributes, dangerouslySetInnerHTML: { __html: inside.join('') } })
  }
  return createElement(name, attributes, ...elementsOf(inside))
}
