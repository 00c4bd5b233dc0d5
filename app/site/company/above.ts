import { at } from '../../addresses.ts'
import { words } from './words.ts'

/** The first page about the company stands above the others in a breadcrumb. */
export const aboutUs = { label: words.aboutUs, href: at.profile() }
