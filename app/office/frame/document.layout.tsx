import { type LinksFunction, Outlet } from 'react-router'
import officeCss from '~/ui/tokens.css?url'

export const handle = { office: true }

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: officeCss }]

/** Around every page of the office, also the pages of signing in. */
export default function OfficeDocumentLayout() {
  return <Outlet />
}
