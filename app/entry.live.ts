import { createElement } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { liveParts } from './live-parts.ts'

for (const place of document.querySelectorAll<HTMLElement>('[data-live]')) {
  const part = liveParts[place.dataset.live as keyof typeof liveParts]
  hydrateRoot(place, createElement(part, JSON.parse(place.dataset.props ?? '{}')))
}
// Tells styles and tests that live behaviour has begun.
requestAnimationFrame(() => {
  document.documentElement.dataset.alive = ''
})
