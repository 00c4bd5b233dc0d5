import type { FrameData } from '../../frame/frame.ts'
import { organization, type Thing } from '../../frame/structured-data.tsx'
import type { EventShown } from './event-page.server.ts'

type Frame = Pick<FrameData, 'settings' | 'publicUrl'>

/** The event for search engines. Null for a sample: search engines would list it as an event of the maker. */
export function eventData(shown: EventShown, address: string, { settings, publicUrl }: Frame): Thing | null {
  const { article, stamps, sharePicture } = shown
  if (article.sample) return null
  const { free } = article
  const isOver = shown.status.phase === 'over'
  return {
    '@type': 'Event',
    name: article.title,
    description: article.summary,
    url: address,
    image: publicUrl + sharePicture.path,
    startDate: stamps.starts,
    endDate: stamps.ends,
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: placeData(shown.place),
    organizer: organization(settings, publicUrl),
    inLanguage: 'id-ID',
    ...(free ? { isAccessibleForFree: true } : {}),
    ...(free && !isOver ? { offers: freeEntry(address, stamps.published) } : {}),
  }
}

function placeData({ name, address, city, province, latitude, longitude }: EventShown['place']): Thing {
  return {
    '@type': 'Place',
    name,
    address: {
      '@type': 'PostalAddress',
      streetAddress: address,
      addressLocality: city,
      addressRegion: province ?? city,
      addressCountry: 'ID',
    },
    geo: { '@type': 'GeoCoordinates', latitude, longitude },
  }
}

function freeEntry(url: string, validFrom: string): Thing {
  return { '@type': 'Offer', price: 0, priceCurrency: 'IDR', availability: 'https://schema.org/InStock', url, validFrom }
}
