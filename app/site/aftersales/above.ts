import { at } from '../../addresses.ts'
import { words } from './words.ts'

// The hubs, which stand above other pages in a breadcrumb.
export const aftersales = { label: words.aftersales, href: at.aftersales() }
export const ownership = { label: words.ownership, href: at.ownership() }
