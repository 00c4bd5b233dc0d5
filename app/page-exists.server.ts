import { matchRoutes, type RouteObject } from 'react-router'
import routes from './routes.ts'

type RouteTable = readonly { path?: string | undefined; index?: boolean | undefined; children?: RouteTable | undefined }[]

/** Tells of an address whether the route table has a screen of its own for it. */
export function pagesOf(table: RouteTable): (address: string) => boolean {
  return (address) => {
    const matches = matchRoutes(table as RouteObject[], pathOf(address))
    return matches !== null && matches.at(-1)?.route.path !== catchAll
  }
}

/** The screen that tells that nothing is there. */
const catchAll = '*'

function pathOf(address: string): string {
  return new URL(address, 'http://any').pathname
}

export const pageExists = pagesOf(routes)
