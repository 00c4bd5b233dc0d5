import { useEffect } from 'react'
import { type LinksFunction, Outlet } from 'react-router'
import officeCss from '~/ui/tokens.css?url'

export const handle = { office: true }

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: officeCss }]

/** Around every page of the office, also the pages of signing in. */
export default function OfficeDocumentLayout() {
  useEffect(markAlive, [])
  return <Outlet />
}

/** From now on the page answers to keys and clicks by itself. */
function markAlive(): void {
  document.documentElement.dataset.alive = ''
}
