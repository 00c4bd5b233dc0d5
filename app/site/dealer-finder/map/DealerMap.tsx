import type { Dealer } from '~/core/dealers/dealer.ts'
import { PageStyle } from '~/ui/PageStyle.tsx'
import { MapFrame, type ShownTiles } from './MapFrame.tsx'
import { MapInside } from './MapInside.tsx'
import { mapStyle } from './map-style.ts'

type Props = {
  tiles: ShownTiles | null
  /** Address of the map script. */
  script: string
  /** The dealer of this page. It comes first on the map, and is marked while no dealer is chosen. */
  own: Pick<Dealer, 'slug' | 'name' | 'latitude' | 'longitude'>
}

/** A map of a dealer and of those in the list beside it, loaded when it comes into view (app/enhance/dealer-map). */
export function DealerMap({ tiles, script, own }: Props) {
  return (
    <>
      <PageStyle css={mapStyle} />
      <p hidden data-dealer={own.slug} data-name={own.name} data-latitude={own.latitude} data-longitude={own.longitude} />
      <MapFrame tiles={tiles} data={{ 'data-own': own.slug, 'data-script': script }}>
        <template>
          <MapInside />
        </template>
      </MapFrame>
    </>
  )
}
