import type { ConsentPurpose } from '../../lib/consent-choice.ts'
import type { PageTag, TagKind } from '../../lib/page-tracking.ts'
import { isPublicName } from '../../lib/public-name.ts'

/** What a security policy must allow: hosts with their scheme. */
export type PolicySources = { script: readonly string[]; connect: readonly string[]; image: readonly string[] }

type TagRule = {
  /** The whole id, as a regular expression. No id can hold a quote, an angle bracket or a space. */
  id: string
  /** An example, for the employee who types it. */
  example: string
  purposes: readonly [ConsentPurpose, ...ConsentPurpose[]]
  /** What the address is: the script to load, or the endpoint for events. */
  address?: 'script' | 'endpoint'
  sources: (tag: Pick<PageTag, 'address'>) => Partial<PolicySources>
}

const google = {
  script: ['https://www.googletagmanager.com'],
  connect: [
    'https://www.googletagmanager.com',
    'https://www.google-analytics.com',
    'https://region1.google-analytics.com',
    'https://analytics.google.com',
  ],
  image: ['https://www.googletagmanager.com', 'https://www.google-analytics.com'],
}

const googleAds = {
  script: [...google.script, 'https://www.googleadservices.com', 'https://googleads.g.doubleclick.net'],
  connect: [
    'https://www.google.com',
    'https://www.googleadservices.com',
    'https://googleads.g.doubleclick.net',
    'https://pagead2.googlesyndication.com',
  ],
  image: ['https://www.google.com', 'https://www.google.co.id', 'https://googleads.g.doubleclick.net'],
}

/** The rules of each kind of tag. The hosts are those that the makers of the tags list for a security policy. */
export const tagRules: Record<TagKind, TagRule> = {
  gtm: { id: 'GTM-[A-Z0-9]{4,12}', example: 'GTM-AB12CD3', purposes: ['analytics', 'advertising'], sources: () => google },
  ga4: { id: 'G-[A-Z0-9]{4,14}', example: 'G-AB12CD34EF', purposes: ['analytics'], sources: () => google },
  'google-ads': {
    id: 'AW-\\d{6,14}(/[A-Za-z0-9_-]{4,40})?',
    example: 'AW-123456789/AbC-D_efG',
    purposes: ['advertising'],
    sources: () => googleAds,
  },
  'meta-pixel': {
    id: '\\d{10,20}',
    example: '1234567890123456',
    purposes: ['advertising'],
    sources: () => ({
      script: ['https://connect.facebook.net'],
      connect: ['https://www.facebook.com', 'https://connect.facebook.net'],
      image: ['https://www.facebook.com'],
    }),
  },
  'tiktok-pixel': {
    id: '[A-Z0-9]{16,24}',
    example: 'C4AB12CD34EF56GH78IJ',
    purposes: ['advertising'],
    sources: () => ({ script: ['https://analytics.tiktok.com'], connect: ['https://analytics.tiktok.com'] }),
  },
  clarity: {
    id: '[a-z0-9]{8,14}',
    example: 'ab12cd34ef',
    purposes: ['recording'],
    sources: () => ({
      script: ['https://www.clarity.ms', 'https://scripts.clarity.ms'],
      connect: ['https://*.clarity.ms'],
      image: ['https://*.clarity.ms'],
    }),
  },
  hotjar: {
    id: '\\d{5,10}',
    example: '1234567',
    purposes: ['recording'],
    sources: () => ({
      script: ['https://static.hotjar.com', 'https://script.hotjar.com'],
      connect: ['https://*.hotjar.com', 'https://*.hotjar.io', 'wss://*.hotjar.com'],
      image: ['https://script.hotjar.com'],
    }),
  },
  'external-script': {
    id: '[a-z0-9-]{1,40}',
    example: 'mitra-iklan',
    purposes: ['advertising', 'analytics', 'affiliate', 'recording'],
    address: 'script',
    sources: ({ address }) => ({ script: [new URL(address).origin] }),
  },
  affiliate: {
    id: '[A-Za-z0-9_.-]{1,60}',
    example: 'mitra',
    purposes: ['affiliate'],
    address: 'endpoint',
    sources: ({ address }) => ({ connect: [new URL(address).origin] }),
  },
  'web-vitals': { id: 'situs', example: 'situs', purposes: ['analytics'], sources: () => ({}) },
}

/** Tags that run code of another company. That code reads the address of the page. */
export const runsCodeOfOthers = ({ kind }: Pick<PageTag, 'kind'>): boolean => kind !== 'web-vitals' && kind !== 'affiliate'

export const tagRefusals = ['id', 'purpose', 'address', 'no-address'] as const
export type TagRefusal = (typeof tagRefusals)[number]

/** Why a tag cannot be used; null when it can. */
export function wrongTag({ kind, id, address, purpose }: PageTag): TagRefusal | null {
  const rule = tagRules[kind]
  if (!new RegExp(`^(?:${rule.id})$`).test(id)) return 'id'
  if (!rule.purposes.includes(purpose)) return 'purpose'
  if (!rule.address) return address === '' ? null : 'no-address'
  return isHttpsAddress(address) ? null : 'address'
}

/** An https address at a name on the internet, without a user and a port, of plain characters. */
export function isHttpsAddress(address: string): boolean {
  if (!/^https:\/\/[a-z0-9-]+(?:\.[a-z0-9-]+)+(?:\/[A-Za-z0-9/._~?=&%-]*)?$/.test(address)) return false
  return URL.canParse(address) && isPublicName(new URL(address).hostname)
}

/** What the policy of a page with these tags allows. */
export function sourcesOf(tags: readonly PageTag[]): PolicySources {
  const all = tags.map((tag) => tagRules[tag.kind].sources(tag))
  const joined = (name: keyof PolicySources) => [...new Set(all.flatMap((sources) => sources[name] ?? []))]
  return { script: joined('script'), connect: joined('connect'), image: joined('image') }
}
