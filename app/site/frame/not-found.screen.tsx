import { data } from 'react-router'

/** Answers every address that no route matches. */
export function loader() {
  throw data(null, { status: 404 })
}

export default function NotFound() {
  return null
}
