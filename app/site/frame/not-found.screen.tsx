import { data } from 'react-router'

/** Everything the route table does not know. */
export function loader() {
  throw data(null, { status: 404 })
}

export default function NotFound() {
  return null
}
