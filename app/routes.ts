import type { RouteConfig } from '@react-router/dev/routes'
import { index, layout, route } from './route-entry.ts'

// Every address and its screen, in the order of the site's menu.
export default [
  layout('site/frame/site.layout.tsx', [
    index('site/home/home.screen.tsx'),

    route('our-cars', 'site/showroom/cars.screen.tsx'),
    route('our-cars/bandingkan', 'site/showroom/compare/compare.screen.tsx'),
    route('our-cars/:slug', 'site/showroom/car-redirect.screen.ts'),
    route('our-cars/:class/:slug', 'site/showroom/model/car.screen.tsx'),

    route('test-drive', 'site/test-drive/test-drive.screen.tsx'),
    route('test-drive/result', 'site/test-drive/no-result.screen.ts'),
    route('test-drive/result/:token', 'site/test-drive/result.screen.tsx'),

    route('konsultasi-pembelian', 'site/consultation/consultation.screen.tsx'),
    route('konsultasi-pembelian/result', 'site/consultation/no-result.screen.ts'),
    route('konsultasi-pembelian/result/:token', 'site/consultation/result.screen.tsx'),
    route('konsultasi-pembelian/:token/kode', 'site/consultation/code.screen.tsx'),
    route('konsultasi-pembelian/:token/rencana', 'site/consultation/plan.screen.tsx'),

    route('book-service', 'site/service-booking/service-booking.screen.tsx'),
    route('book-service/result', 'site/service-booking/no-result.screen.ts'),
    route('book-service/result/:token', 'site/service-booking/result.screen.tsx'),

    route('brosur', 'site/brochures/brochures.screen.tsx'),
    route('brosur/kirim', 'site/brochures/request/request.screen.tsx'),
    route('brosur/result', 'site/brochures/request/no-result.screen.ts'),
    route('brosur/result/:token', 'site/brochures/request/result.screen.tsx'),

    route('contact-us', 'site/contact/contact.screen.tsx'),
    route('contact-us/pesan', 'site/contact/message/message.screen.tsx'),
    route('contact-us/pesan-thank-you', 'site/contact/message/no-result.screen.tsx'),
    route('contact-us/pesan-thank-you/:token', 'site/contact/message/result.screen.tsx'),

    route('simulasi-kredit', 'site/simulation/credit.screen.tsx'),
    route('simulasi-kredit/anggaran', 'site/simulation/budget.screen.tsx'),
    route('simulasi-pembayaran', 'site/simulation/payment.screen.tsx'),
    route('simulasi-kredit/data/:file', 'site/simulation/facts.screen.ts'),
    route('simulasi-kredit/result', 'site/simulation/saved/no-credit-result.screen.ts'),
    route('simulasi-kredit/result/:token', 'site/simulation/saved/credit-result.screen.tsx'),
    route('simulasi-pembayaran/result', 'site/simulation/saved/no-payment-result.screen.ts'),
    route('simulasi-pembayaran/result/:token', 'site/simulation/saved/payment-result.screen.tsx'),
    route('simulasi', 'site/simulation/short-address.screen.ts'),
    route('simulasi/simpan', 'site/simulation/saved/save.screen.tsx'),
    route('simulasi/:token/kode', 'site/simulation/saved/code.screen.tsx'),
    route('simulasi/:token/bandingkan', 'site/simulation/saved/comparison/comparison.screen.tsx'),
    route('simulasi/:token/dealer', 'site/simulation/saved/dealer.screen.tsx'),

    route('pre-order', 'site/pre-order/pre-order.screen.tsx'),
    route('pre-order/isian', 'site/pre-order/form.screen.tsx'),
    route('pre-order/result', 'site/pre-order/queue/no-result.screen.ts'),
    route('pre-order/result/:token', 'site/pre-order/queue/result.screen.tsx'),
    route('pre-order/:token/kode', 'site/pre-order/queue/code.screen.tsx'),
    route('pre-order/:token/antrean', 'site/pre-order/queue/hold.screen.tsx'),

    route('thenewsuv', 'site/campaigns/the-new-suv.screen.tsx'),
    route('infinitexcitement', 'site/campaigns/infinite-excitement.screen.tsx'),
    route('ridethelifeadventure', 'site/campaigns/ride-the-life-adventure.screen.tsx'),
    route('fleet', 'site/fleet/fleet.screen.tsx'),
    route('fleet/result', 'site/fleet/request/no-result.screen.ts'),
    route('fleet/result/:token', 'site/fleet/request/result.screen.tsx'),

    route('news-id', 'site/newsroom/news/list.screen.tsx'),
    route('news-id/:slug', 'site/newsroom/news/article.screen.tsx'),
    route('siaran-pers', 'site/newsroom/press-releases/list.screen.tsx'),
    route('siaran-pers/:slug', 'site/newsroom/press-releases/article.screen.tsx'),

    route('aftersales/recall', 'site/recall/check.screen.tsx'),
    route('aftersales/recall/result', 'site/recall/result.screen.tsx'),
    route('bantuan', 'site/help/help.screen.tsx'),
    route('bantuan/lampu-peringatan', 'site/help/warning-lights/warning-lights.screen.tsx'),
    route('bantuan/serah-terima', 'site/help/hand-over/hand-over.screen.tsx'),

    route('cari-dealer', 'site/dealer-finder/finder/finder.screen.tsx'),
    route('cari-dealer/data/:file', 'site/dealer-finder/finder/facts.screen.ts'),
    route('cari-dealer/pilihan', 'site/dealer-finder/own/own-dealer.screen.tsx'),
    route('cari-dealer/:province', 'site/dealer-finder/region/province.screen.tsx'),
    route('cari-dealer/:province/:place', 'site/dealer-finder/region/place.screen.tsx'),

    route('permintaan', 'site/my-requests/find.screen.tsx'),
    route('permintaan/kode/:flow', 'site/my-requests/code.screen.tsx'),
    route('permintaan/:token', 'site/my-requests/request.screen.tsx'),
    route('permintaan/:token/jadwal', 'site/my-requests/change/move.screen.tsx'),
    route('permintaan/:token/dealer', 'site/my-requests/change/dealer.screen.tsx'),
    route('permintaan/:token/pembatalan', 'site/my-requests/change/cancellation.screen.tsx'),
    route('permintaan/:token/persetujuan', 'site/my-requests/change/consent.screen.tsx'),

    route('*', 'site/frame/not-found.screen.tsx'),
  ]),

  route('test-drive/result/:token/:page', 'site/test-drive/former-address.screen.ts'),
  route('permintaan/:token/kalender.ics', 'site/my-requests/calendar.screen.ts'),
  route('simulasi/:token/simulasi.pdf', 'site/simulation/saved/document.screen.ts'),
  route('brosur/download', 'site/brochures/download.screen.ts'),
  route('api/dealers.json', 'site/dealer-finder/api/dealers-json.screen.ts'),
  route('api/dealers.geojson', 'site/dealer-finder/api/dealers-geojson.screen.ts'),
  route('news-id/rss.xml', 'site/newsroom/news/rss.screen.ts'),
  route('news-id/feed.json', 'site/newsroom/news/json-feed.screen.ts'),
  route('siaran-pers/rss.xml', 'site/newsroom/press-releases/rss.screen.ts'),
  route('siaran-pers/feed.json', 'site/newsroom/press-releases/json-feed.screen.ts'),
  route('gambar/:drawing', 'site/showroom/drawing.screen.ts'),
  route('gambar/artikel/:model/:colour/:file', 'site/newsroom/article-picture.screen.ts'),
  route('sitemap.xml', 'site/frame/sitemap.screen.ts'),
  route('sitemap-halaman.xml', 'site/frame/page-sitemap.screen.ts'),
  route('sitemap-artikel.xml', 'site/newsroom/sitemap.screen.ts'),
  route('cari-dealer/:province/sitemap.xml', 'site/dealer-finder/region/province-sitemap.screen.ts'),
  route('robots.txt', 'site/frame/robots.screen.ts'),
] satisfies RouteConfig
