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
    route('test-drive/result', 'site/test-drive/booked/no-result.screen.ts'),
    route('test-drive/result/:token', 'site/test-drive/booked/result.screen.tsx'),
    route('test-drive/result/:token/pindah', 'site/test-drive/booked/move.screen.tsx'),
    route('test-drive/result/:token/pembatalan', 'site/test-drive/booked/cancellation.screen.tsx'),

    route('*', 'site/frame/not-found.screen.tsx'),
  ]),

  route('test-drive/pilihan', 'site/test-drive/options.screen.ts'),
  route('test-drive/result/:token/kalender.ics', 'site/test-drive/booked/calendar.screen.ts'),
  route('gambar/:drawing', 'site/showroom/drawing.screen.ts'),
  route('sitemap.xml', 'site/frame/sitemap.screen.ts'),
  route('robots.txt', 'site/frame/robots.screen.ts'),
] satisfies RouteConfig
