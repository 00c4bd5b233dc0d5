import { at } from '../../../addresses.ts'
import type { DrawnPicture } from '../../../core/content/article-picture.ts'
import { own } from '../../../lib/own.ts'

type ListPicture = { address: string; title: string; picture: DrawnPicture }

const scene = (model: string, background: DrawnPicture['scene']['background'], alt: string): DrawnPicture => ({
  scene: { model, background },
  alt,
})

/** Lists and forms without a picture of their own. */
export const listPictures: Readonly<Record<string, ListPicture>> = {
  beranda: { address: at.home(), title: 'Mobil di Indonesia', picture: scene('xforce', 'kota-sore', 'XFORCE di kota sore hari') },
  promo: {
    address: at.promotions(),
    title: 'Promo',
    picture: scene('xpander', 'halaman-dealer', 'Xpander di halaman dealer'),
  },
  berita: { address: at.news(), title: 'Berita', picture: scene('xforce', 'kompleks-rumah', 'XFORCE di depan rumah') },
  acara: { address: at.events(), title: 'Acara', picture: scene('triton', 'pameran', 'Triton di pameran') },
  'siaran-pers': {
    address: at.pressReleases(),
    title: 'Siaran pers',
    picture: scene('outlander-phev', 'pabrik', 'Outlander PHEV di depan pabrik'),
  },
  aksesori: {
    address: at.accessories(),
    title: 'Aksesori',
    picture: scene('xpander-cross', 'garasi', 'Xpander Cross di garasi'),
  },
  bandingkan: {
    address: at.compare(),
    title: 'Bandingkan mobil',
    picture: scene('pajero-sport', 'lapangan', 'Pajero Sport di lapangan'),
  },
  bantuan: { address: at.help(), title: 'Bantuan', picture: scene('xpander', 'jalan-tol', 'Xpander di jalan tol') },
  'lampu-peringatan': {
    address: at.warningLights(),
    title: 'Lampu peringatan di dasbor',
    picture: scene('eclipse-cross', 'hujan', 'Eclipse Cross di jalan basah'),
  },
  'serah-terima': {
    address: at.handOver(),
    title: 'Dokumen saat serah terima',
    picture: scene('xforce', 'halaman-dealer', 'XFORCE di halaman dealer'),
  },
  'kampanye-perbaikan': {
    address: at.recallCheck(),
    title: 'Cek kampanye perbaikan',
    picture: scene('xpander', 'bengkel', 'Xpander di bengkel'),
  },
  'pemesanan-awal': {
    address: at.preOrder(),
    title: 'Pemesanan awal',
    picture: scene('xforce', 'fajar', 'XFORCE saat matahari terbit'),
  },
}

/** The name of the picture of an address. */
export const listPictureAt = (pathname: string): string | undefined =>
  Object.keys(listPictures).find((name) => own(listPictures, name)?.address === pathname)
