import { Link, useLocation } from 'react-router'
import { at } from '~/addresses.ts'
import { words } from './words.ts'

/** In place of a page that cannot be shown: what happened and what to do. `status`: the HTTP status. */
export function OfficeTrouble({ status }: { status: number | 'offline' }) {
  const { pathname, search } = useLocation()
  const known = status === 401 || status === 403 || status === 404 || status === 'offline' ? status : 'other'
  const { title, text } = words.trouble[known]
  return (
    <div className="grid max-w-prose gap-4">
      <title>{`${title} | ${words.title}`}</title>
      <h1 className="text-xl">{title}</h1>
      <p>{text}</p>
      <p className="flex flex-wrap gap-x-6 gap-y-2">
        {(known === 'other' || known === 'offline') && (
          <a href={pathname + search} className="underline underline-offset-4">
            {words.trouble.again}
          </a>
        )}
        <Link to={at.office()} className="underline underline-offset-4">
          {words.trouble.home}
        </Link>
      </p>
    </div>
  )
}
