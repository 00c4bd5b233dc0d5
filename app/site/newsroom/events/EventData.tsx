import type { FrameData } from '~/site/frame/frame.ts'
import { JsonLd, organization } from '~/site/frame/structured-data.tsx'
import type { EventShown } from './event-page.server.ts'

type Props = { shown: EventShown; address: string; frame: FrameData }

/** The event for search engines. */
export function EventData({ shown, address, frame: { settings, publicUrl } }: Props) {
  const { article, stamps, sharePicture } = shown
  const { free } = article
  const isOver = shown.status.phase === 'over'
  return (
    <JsonLd
      data={{
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
      }}
    />
  )
}

function placeData({ name, address, city, province, latitude, longitude }: EventShown['place']) {
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

function freeEntry(url: string, validFrom: string) {
  return { '@type': 'Offer', price: 0, priceCurrency: 'IDR', availability: 'https://schema.org/InStock', url, validFrom }
}
