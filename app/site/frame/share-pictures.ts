import { at } from '../../addresses.ts'
import { type ArticlePicture, sharePictureOf } from '../../core/content/article-picture.ts'
import { listPictureAt, listPictures } from './title-picture/list-pictures.ts'

/** A picture that messengers and social networks show with a shared link. */
export type SharePicture = { path: string; alt: string }

export const shareSize = { width: 1200, height: 630 } as const

/** The content of a picture for several pages: a title, and drawings by name or the map of dealers. */
type Drawn = { title: string; alt: string; drawings: readonly string[] | 'map' }

export const drawnPictures = {
  model: {
    title: 'Semua model',
    alt: 'Xpander, XFORCE, Pajero Sport, dan Triton dari samping',
    drawings: ['xpander-samping', 'xforce-samping', 'pajero-sport-samping', 'triton-samping'],
  },
  'test-drive': { title: 'Test drive', alt: 'XFORCE dari samping', drawings: ['xforce-samping'] },
  konsultasi: {
    title: 'Konsultasi pembelian',
    alt: 'Xpander Cross dan Outlander PHEV dari samping',
    drawings: ['xpander-cross-samping', 'outlander-phev-samping'],
  },
  servis: { title: 'Booking servis', alt: 'Xpander dari depan dan belakang', drawings: ['xpander-depan', 'xpander-belakang'] },
  brosur: {
    title: 'Brosur',
    alt: 'Pajero Sport dari samping dan depan',
    drawings: ['pajero-sport-samping', 'pajero-sport-depan'],
  },
  simulasi: { title: 'Simulasi pembayaran', alt: 'Xpander dari samping', drawings: ['xpander-samping'] },
  dealer: { title: 'Cari dealer', alt: 'Peta Indonesia dengan titik dealer', drawings: 'map' },
  fleet: { title: 'Fleet', alt: 'Triton dan L300 dari samping', drawings: ['triton-samping', 'l300-samping'] },
  kontak: {
    title: 'Hubungi kami',
    alt: 'XFORCE, Pajero Sport, dan Xpander dari depan',
    drawings: ['xforce-depan', 'pajero-sport-depan', 'xpander-depan'],
  },
  permintaan: {
    title: 'Ikuti permintaan Anda',
    alt: 'XFORCE dan Triton dari belakang',
    drawings: ['xforce-belakang', 'triton-belakang'],
  },
} as const satisfies Record<string, Drawn>

type Name = keyof typeof drawnPictures

/** Pages below an address share its picture. The first match counts. */
const picturesBelow: readonly [address: string, name: Name][] = [
  [at.testDrive(), 'test-drive'],
  [at.consultation(), 'konsultasi'],
  [at.serviceBooking(), 'servis'],
  [at.aftersales(), 'servis'],
  [at.ownership(), 'servis'],
  [at.brochures(), 'brosur'],
  [at.creditSimulation(), 'simulasi'],
  [at.paymentSimulation(), 'simulasi'],
  [at.saveSimulation(), 'simulasi'],
  [at.dealers(), 'dealer'],
  [at.fleet(), 'fleet'],
  [at.contact(), 'kontak'],
  [at.requests(), 'permintaan'],
]

/** Models with their own picture. A model that an editor adds later has none until the pictures are made again. */
export const picturedCars = [
  'xpander',
  'xpander-cross',
  'xforce',
  'pajero-sport',
  'outlander-phev',
  'eclipse-cross',
  'triton',
  'l300',
] as const

/** The picture of a model, or else the picture of all models. */
export function carPicture({ slug, name }: { slug: string; name: string }): SharePicture {
  return (picturedCars as readonly string[]).includes(slug)
    ? { path: at.sharePicture(slug), alt: `${name} dari samping` }
    : drawn('model')
}

/** The picture of a page without its own picture, by its address. */
export function pictureAt(path: string): SharePicture {
  const [pathname = ''] = path.split('?', 1)
  const list = listPictureAt(pathname)
  if (list !== undefined) return withTitle('daftar', list, listPictures[list]?.picture.alt ?? '')
  const found = picturesBelow.find(([address]) => pathname === address || pathname.startsWith(`${address}/`))
  return drawn(found?.[1] ?? 'model')
}

/** The picture with the title of one page. */
export const withTitle = (kind: string, name: string, alt: string): SharePicture => ({ path: at.titlePicture(kind, name), alt })

/** The picture of an item with its own picture: the photo, or the drawn scene with the title. */
export const pictureOfItem = (kind: string, name: string, picture: ArticlePicture): SharePicture =>
  'scene' in picture ? withTitle(kind, name, picture.alt) : sharePictureOf(picture)

function drawn(name: Name): SharePicture {
  return { path: at.sharePicture(name), alt: drawnPictures[name].alt }
}
