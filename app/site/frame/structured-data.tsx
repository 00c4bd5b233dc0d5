import { at } from '~/addresses.ts'
import { makerName, type Settings } from '~/core/content/settings.ts'
import type { Crumb } from '~/ui/Breadcrumb.tsx'

export type Thing = { '@type': string | string[]; [property: string]: unknown }

/** Structured data for search engines. It is a data block that never runs, so the page's policy allows it. */
export function JsonLd({ data }: { data: Thing | null }) {
  if (!data) return null
  const json = JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c')
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
}

export function organization(settings: Settings, publicUrl: string): Thing {
  return {
    '@type': 'Organization',
    '@id': `${publicUrl}/#organization`,
    name: makerName(settings),
    legalName: settings.legalName,
    slogan: settings.tagline,
    url: `${publicUrl}/`,
    ...(settings.demonstration ? {} : contact(settings)),
  }
}

/** The site with its own search. */
export function webSite(settings: Settings, publicUrl: string): Thing {
  return {
    '@type': 'WebSite',
    '@id': `${publicUrl}/#website`,
    name: makerName(settings),
    url: `${publicUrl}/`,
    inLanguage: 'id-ID',
    publisher: { '@id': `${publicUrl}/#organization` },
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${publicUrl}${at.search()}?q={search_term_string}` },
      'query-input': 'required name=search_term_string',
    },
  }
}

// Search engines must not store sample numbers.
function contact({ support, social }: Settings) {
  return {
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer support',
      telephone: support.phone.label,
      email: support.email.label,
    },
    sameAs: social.map(({ href }) => href),
  }
}

/** A list of pages. Google shows only pages whose addresses stand in `url`. */
export function itemList(entries: readonly { name: string; href: string }[], publicUrl: string): Thing {
  return {
    '@type': 'ItemList',
    numberOfItems: entries.length,
    itemListElement: entries.map(({ name, href }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name,
      url: publicUrl + href,
    })),
  }
}

export function breadcrumbList(trail: readonly Crumb[], publicUrl: string): Thing {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ label, href }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name: label,
      item: publicUrl + href,
    })),
  }
}
