import { type ComponentType, createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { unrecorded } from '../lib/unrecorded.ts'
import { liveParts } from '../live-parts.ts'
import { reportFailure } from './report-failure.ts'

/** The panel, as the chat's page at `address` serves it. `back` gets the focus when it is closed. */
export async function makePanel(address: string, back: HTMLElement | null): Promise<HTMLElement> {
  const load = liveParts['chat-panel']
  if (!load) throw new Error('No live part chat-panel')
  const [Panel, served] = await Promise.all([load() as Promise<ComponentType<object>>, fetchPage(address)])
  const host = document.createElement('chat-panel')
  for (const [name, value] of Object.entries(unrecorded)) host.setAttribute(name, value)
  const root = host.attachShadow({ mode: 'open' })
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(served.css)
  // Apart from the page's own rules: the same classes in another order would change the page.
  root.adoptedStyleSheets = [sheet]
  document.adoptedStyleSheets.push(registeredProperties(served.css))
  document.body.append(host)
  const content = document.createElement('div')
  root.append(content)
  const props = { ...served.props, here: location.pathname, host, back }
  createRoot(content, { onUncaughtError: (error) => reportFailure('chat-panel', error) }).render(createElement(Panel, props))
  await new Promise((drawn) => host.addEventListener('ready', drawn, { once: true }))
  return host
}

/** The `@property` rules: in a shadow tree browsers ignore them, and the page has only those that it needs itself. */
function registeredProperties(css: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync((css.match(/@property [^}]*}/g) ?? []).join(''))
  return sheet
}

/** The CSS rules and the content of the chat's own page. */
async function fetchPage(address: string): Promise<{ css: string; props: object }> {
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(`${answer.status} for the chat`)
  const page = await answer.text()
  // Not by DOMParser: it reports the style of the other page as a breach of this page's security policy.
  const [, css] = /<style>(.*?)<\/style>/s.exec(page) ?? []
  const [, written] = /<live-part[^>]* data-name="chat".*?<script type="application\/json">(.*?)<\/script>/s.exec(page) ?? []
  if (!css || !written) throw new Error('The page of the chat has no chat')
  return { css, props: JSON.parse(written) }
}
